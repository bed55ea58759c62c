/** A page of "how to play" as codes; the words live in texts. */
export interface Guide {
  readonly sections: readonly GuideSection[]
  readonly roles: readonly RoleCard[]
}

export interface GuideSection {
  readonly title: string
  readonly lines: readonly string[]
}

/** A role as a card shows it; its name and words go by its code. The traits are derived from the same row that the rules read. */
export interface RoleCard {
  readonly role: string
  readonly side: string
  readonly traits: readonly string[]
}
