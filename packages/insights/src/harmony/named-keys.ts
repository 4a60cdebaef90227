import type { Key } from '@kvint/theory'
import { heardPieces } from '../arrangement/heard-pieces.ts'
import type { Part, PlacedClip } from '../song/song.ts'

/** A key that names of samples agree on, at the pitch at which their clips play them. */
export type NamedKey = { readonly key: Key; readonly fileNames: readonly string[]; readonly ofFiles: number }

/** A clip whose sample says its key: the key as it sounds here. */
export type NamedLoop = { readonly fileName: string; readonly key: Key; readonly placed: PlacedClip }

/**
 * The key that the heard loops of a song say in their names (`…_90_Bmin.wav`), moved by the transposition of their
 * clips. Three files and three in five of those with a name have to agree: a maker’s name says what was recorded, not
 * what it is used for.
 *
 * ```ts
 * namedKey(song.parts)?.key // { tonicPitchClass: 11, mode: 'minor' }
 * ```
 */
export function namedKey(parts: readonly Part[]): NamedKey | null {
  const loops = parts.flatMap((part) => namedLoops(part))
  const byKey = Map.groupBy(loops, ({ key }) => `${String(key.tonicPitchClass)} ${key.mode}`)
  const ofFiles = filesOf(loops).length
  const best = [...byKey.values()].toSorted((a, b) => filesOf(b).length - filesOf(a).length)[0]
  const fileNames = filesOf(best ?? [])
  const [first] = best ?? []
  if (!first || fileNames.length < FEWEST_FILES || fileNames.length < ofFiles * LEAST_AGREEMENT) return null
  return { key: first.key, fileNames, ofFiles }
}

/** Heard clips of a part whose sample says its key. One whose speed sets its pitch (Re-Pitch, or no warping) is left out where it may be moved. */
export function namedLoops({ clips }: Pick<Part, 'clips'>): NamedLoop[] {
  return clips.flatMap(heardPieces).flatMap((placed) => {
    const { clip } = placed
    if (clip.kind !== 'audio' || !clip.sample || clip.warpMode === 'rePitch') return []
    const key = keyInName(clip.sample.fileName)
    if (!key) return []
    const moved = Math.round(clip.transposeSemitones + clip.detuneCents / 100)
    return [
      {
        placed,
        fileName: clip.sample.fileName,
        key: { ...key, tonicPitchClass: (((key.tonicPitchClass + moved) % 12) + 12) % 12 },
      },
    ]
  })
}

/**
 * The key in a file’s name, as makers of samples write it: `Bmin`, `C#m`, `B_Minor`, `Ebmaj`. A letter alone may be a
 * note, a take or a word, and says nothing here.
 *
 * ```ts
 * keyInName('KA_LHV_95_vocal_Cm.wav') // { tonicPitchClass: 0, mode: 'minor' }
 * keyInName('Clap A.wav') // null
 * ```
 */
export function keyInName(fileName: string): Key | null {
  const found = [...fileName.replace(/\.\w+$/, '').matchAll(NAMED_KEY)].at(-1)
  const [, letter = '', accidental = '', mode = ''] = found ?? []
  const tonic = LETTERS.indexOf(letter)
  if (!found || tonic < 0) return null
  const shift = accidental === '' ? 0 : /^(?:#|♯|s)/.test(accidental) ? 1 : -1
  const isMinor = mode === 'm' || mode.toLowerCase().startsWith('min')
  return { tonicPitchClass: (tonic + shift + 12) % 12, mode: isMinor ? 'minor' : 'major' }
}

function filesOf(loops: readonly NamedLoop[]): string[] {
  return [...new Set(loops.map(({ fileName }) => fileName))]
}

const NAMED_KEY =
  /(?<![\p{L}\p{N}#♯♭])([A-G])(#|♯|b|♭|sharp|flat)?[ _-]?(m|[Mm]in(?:or)?|[Mm]aj(?:or)?)(?![\p{L}#♯♭])/gu
const LETTERS = 'C D EF G A B'
const FEWEST_FILES = 3
const LEAST_AGREEMENT = 0.6
