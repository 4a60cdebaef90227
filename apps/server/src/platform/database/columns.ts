import type { Tables } from './generated/tables.ts'

/**
 * Columns of a table, as `pg` reads them.
 * @example const { rows } = await client.query<Columns<'kvint.saves', 'id' | 'state'>>('select id, state from kvint.saves')
 */
export type Columns<Table extends keyof Tables, Name extends keyof Tables[Table]> = Pick<Tables[Table], Name>

/** The same under the names of our code: `user_id as "userId"`. */
export type CamelColumns<Table extends keyof Tables, Name extends keyof Tables[Table] & string> = {
  readonly [Each in Name as Camel<Each>]: Tables[Table][Each]
}

type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name
