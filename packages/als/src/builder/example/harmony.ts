/** A chord as pitch classes, from the root up; `bass` is what lies under it. */
export type Chord = {
  readonly name: string
  readonly pitchClasses: readonly number[]
  readonly bass: number
}

/** The song is in F major, where the verse leans on a dominant of D minor and the drop on a borrowed B♭ minor. */
const PROGRESSIONS = {
  /** I  V6  vi  IV · I  V7/vi  vi  V */
  verse: ['F', 'C/E', 'Dm7', 'Bbmaj7', 'F', 'A7', 'Dm7', 'C'],
  /** IV  V  vi  I6 · IV  iv  I  V */
  drop: ['Bbmaj7', 'C', 'Dm7', 'F/A', 'Bbmaj7', 'Bbm', 'F', 'C'],
  /** vi  IV  I  V · ii  iv  I  V */
  break: ['Dm7', 'Bbmaj7', 'F', 'C', 'Gm7', 'Bbm', 'F', 'C'],
  /** One pedal on the dominant. */
  build: ['Bbmaj7', 'Bbmaj7', 'Gm7', 'Gm7', 'Bbm', 'Bbm', 'C', 'C7'],
} as const

export type ProgressionName = keyof typeof PROGRESSIONS

/** The chords of `bars` bars, one a bar; the progression starts over as often as needed. */
export function chordsOf(progression: ProgressionName, bars: number): readonly Chord[] {
  const names = PROGRESSIONS[progression]
  return Array.from({ length: bars }, (_, bar) => chord(names[bar % names.length] ?? 'F'))
}

/** @example chord('C/E') // → { name: 'C/E', pitchClasses: [0, 4, 7], bass: 4 } */
export function chord(name: string): Chord {
  const parts = /^([A-G]b?)(maj7|m7|m|7|)(?:\/([A-G]b?))?$/.exec(name)
  const root = PITCH_CLASSES[parts?.[1] ?? '']
  const intervals = INTERVALS[parts?.[2] ?? '']
  if (root === undefined || intervals === undefined) throw new Error(`"${name}" is no chord of this song.`)
  return {
    name,
    pitchClasses: intervals.map((interval) => (root + interval) % 12),
    bass: PITCH_CLASSES[parts?.[3] ?? ''] ?? root,
  }
}

export const PITCH_CLASSES: Readonly<Record<string, number>> = {
  C: 0,
  Db: 1,
  D: 2,
  Eb: 3,
  E: 4,
  F: 5,
  Gb: 6,
  G: 7,
  Ab: 8,
  A: 9,
  Bb: 10,
  B: 11,
}

const INTERVALS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
}
