// The Worker as it is, with rooms that get into trouble when a test says so: it asks for `/trouble/CODE/ring` and the like.
import type { Environment } from '../environment.ts'
import worker, { RoomObject as Untroubled } from '../index.ts'

export class RoomObject extends Untroubled {
  #isFull = false

  constructor(ctx: DurableObjectState, env: Environment) {
    super(ctx, env)
    const { sql } = ctx.storage
    const exec = sql.exec.bind(sql)
    sql.exec = (statement, ...values) => {
      if (this.#isFull && statement.startsWith('INSERT INTO runs')) throw new Error('database or disk is full')
      return exec(statement, ...values)
    }
  }

  async trouble(what: string): Promise<number | null> {
    if (what === 'ring') await this.alarm()
    else this.#isFull = what === 'fill'
    return this.ctx.storage.getAlarm()
  }
}

export default {
  async fetch(request, { ROOMS }) {
    const [, code, what] = /^\/trouble\/(\w+)\/(\w+)$/.exec(new URL(request.url).pathname) ?? []
    if (code === undefined || what === undefined) return worker.fetch(request)
    return Response.json(await (ROOMS.getByName(code) as unknown as RoomObject).trouble(what))
  },
} satisfies ExportedHandler<Environment>
