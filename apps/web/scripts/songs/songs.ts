import type { SetDescription } from '@kvint/als/build'
import { mountainKing } from './mountain-king.ts'
import { preludeInC } from './prelude-in-c.ts'
import { risingSun } from './rising-sun.ts'

/** Music that belongs to everybody, as a set each; `told`: the finding of its report that its story quotes, by its check. */
export const SONGS: readonly {
  readonly id: string
  readonly fileName: string
  readonly set: () => SetDescription
  readonly told: string
}[] = [
  { id: 'prelude-in-c', fileName: 'Prelude in C.als', set: preludeInC, told: 'HA05' },
  { id: 'mountain-king', fileName: 'In the Hall of the Mountain King.als', set: mountainKing, told: 'HA15' },
  { id: 'rising-sun', fileName: 'The House of the Rising Sun.als', set: risingSun, told: 'ST-BORROWED' },
]
