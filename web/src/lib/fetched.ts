const pause = 1_000

/** A part of the app in a chunk of its own. The line may be down just now: it is tried until it comes. */
export async function fetched<Part>(load: () => Promise<{ readonly default: Part }>): Promise<Part> {
  try {
    return (await load()).default
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return fetched(load)
  }
}
