// The event log's contract on a Durable Object's own SQLite: each line of it in an object of its own.
import { DurableObject } from 'cloudflare:workers'
import { SqlLog } from '#hosts/shared'
import { logContract } from '../../shared/test/log-contract.ts'
import { objectSql } from '../object-sql.ts'

export class Contract extends DurableObject {
  /** What went wrong, or nothing. */
  check(title: string): string {
    try {
      logContract[title]?.(new SqlLog(objectSql(this.ctx.storage)))
      return ''
    } catch (error) {
      return String(error)
    }
  }

  /** A transaction that fails halfway; says how many rooms are there after it. */
  fail(): number {
    const sql = objectSql(this.ctx.storage)
    const full = {
      ...sql,
      transaction: (work: () => void) =>
        sql.transaction(() => {
          work()
          throw new Error('database or disk is full')
        }),
    }
    const opening = { chapter: 1, rules: 'lobby', record: { event: { type: 'Opened' }, audience: 'everyone' } } as const
    try {
      new SqlLog(full).create('A', opening, 1)
    } catch {}
    return sql.all('SELECT * FROM rooms').length + sql.all('SELECT * FROM runs').length
  }
}

export default { fetch: () => new Response('the contract') }
