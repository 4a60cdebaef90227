import type { Figure, Message } from '@kvint/report'
import type { Quantiles } from '../../reference/quantiles.ts'
import type { Song } from '../../song/song.ts'
import { say } from '../../words/say.ts'
import { standard } from '../sources.ts'

/** An arrangement of a minute and a half: of less, songs that are whole say nothing. */
export function isWholeSong({ picture, overview }: Song): boolean {
  return picture.of === 'arrangement' && overview.lengthSeconds >= SHORTEST_SECONDS
}

/** Where the middle half of some songs begins and ends. */
export function middleHalf([, from, , to]: Quantiles, write: (value: number) => Figure): readonly [Figure, Figure] {
  return [write(from), write(to)]
}

/** `2 to 4` */
export function between(quantiles: Quantiles, write: (value: number) => Figure): Message {
  const [from, to] = middleHalf(quantiles, write)
  return say`${from} to ${to}`
}

export const POP909 = standard(
  'POP909: pop songs arranged for piano',
  'Wang et al., ISMIR 2020, and POP909-CL; MIT licence',
)
export const ROCK_CORPUS = standard(
  'A corpus of rock songs with chords by ear',
  'de Clercq and Temperley, Popular Music 30 (2011), CC BY 4.0',
)
export const GROOVE = standard(
  'Groove MIDI Dataset: drummers on electronic drums',
  'Gillick et al., ICML 2019, CC BY 4.0',
)

const SHORTEST_SECONDS = 90
