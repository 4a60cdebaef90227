/** Chord qualities in Harte's shorthand (Harte et al., ISMIR 2005), as the benchmark scores them. */
export type ChordQuality =
  | 'maj'
  | 'min'
  | 'dim'
  | 'aug'
  | 'sus2'
  | 'sus4'
  | '5'
  | 'maj7'
  | 'min7'
  | '7'
  | 'dim7'
  | 'hdim7'
  | 'minmaj7'
  | 'aug7'
  | 'augmaj7'
  | 'maj6'
  | 'min6'
  | '7sus4'

type QualityFacts = {
  /** Semitones above the root. */
  readonly intervals: readonly number[]
  /** The same notes as steps on the line of fifths: tells Eb from D#. */
  readonly fifths: readonly number[]
  /** What follows the root in a chord symbol. */
  readonly suffix: string
  /** In words. */
  readonly name: string
}

export const CHORD_QUALITIES: Readonly<Record<ChordQuality, QualityFacts>> = {
  maj: { intervals: [0, 4, 7], fifths: [0, 4, 1], suffix: '', name: 'major' },
  min: { intervals: [0, 3, 7], fifths: [0, -3, 1], suffix: 'm', name: 'minor' },
  dim: { intervals: [0, 3, 6], fifths: [0, -3, -6], suffix: 'dim', name: 'diminished' },
  aug: { intervals: [0, 4, 8], fifths: [0, 4, 8], suffix: 'aug', name: 'augmented' },
  sus2: { intervals: [0, 2, 7], fifths: [0, 2, 1], suffix: 'sus2', name: 'suspended second' },
  sus4: { intervals: [0, 5, 7], fifths: [0, -1, 1], suffix: 'sus4', name: 'suspended fourth' },
  '5': { intervals: [0, 7], fifths: [0, 1], suffix: '5', name: 'power chord' },
  maj7: { intervals: [0, 4, 7, 11], fifths: [0, 4, 1, 5], suffix: 'maj7', name: 'major seventh' },
  min7: { intervals: [0, 3, 7, 10], fifths: [0, -3, 1, -2], suffix: 'm7', name: 'minor seventh' },
  '7': { intervals: [0, 4, 7, 10], fifths: [0, 4, 1, -2], suffix: '7', name: 'dominant seventh' },
  dim7: { intervals: [0, 3, 6, 9], fifths: [0, -3, -6, -9], suffix: 'dim7', name: 'diminished seventh' },
  hdim7: { intervals: [0, 3, 6, 10], fifths: [0, -3, -6, -2], suffix: 'm7b5', name: 'half-diminished seventh' },
  minmaj7: { intervals: [0, 3, 7, 11], fifths: [0, -3, 1, 5], suffix: 'm(maj7)', name: 'minor with major seventh' },
  aug7: { intervals: [0, 4, 8, 10], fifths: [0, 4, 8, -2], suffix: 'aug7', name: 'augmented seventh' },
  augmaj7: { intervals: [0, 4, 8, 11], fifths: [0, 4, 8, 5], suffix: 'maj7#5', name: 'augmented major seventh' },
  maj6: { intervals: [0, 4, 7, 9], fifths: [0, 4, 1, 3], suffix: '6', name: 'major sixth' },
  min6: { intervals: [0, 3, 7, 9], fifths: [0, -3, 1, 3], suffix: 'm6', name: 'minor sixth' },
  '7sus4': { intervals: [0, 5, 7, 10], fifths: [0, -1, 1, -2], suffix: '7sus4', name: 'suspended dominant seventh' },
}

/** All qualities in a fixed order: the order of the learned weights. */
export const CHORD_QUALITY_NAMES: readonly ChordQuality[] = [
  'maj',
  'min',
  'dim',
  'aug',
  'sus2',
  'sus4',
  '5',
  'maj7',
  'min7',
  '7',
  'dim7',
  'hdim7',
  'minmaj7',
  'aug7',
  'augmaj7',
  'maj6',
  'min6',
  '7sus4',
]

/** `chordFamily('hdim7')` → `'diminished'`: what the third and fifth say, with suspended and open chords apart. */
export function chordFamily(quality: ChordQuality): 'major' | 'minor' | 'diminished' | 'augmented' | 'open' {
  const { intervals } = CHORD_QUALITIES[quality]
  if (intervals.includes(4)) return intervals.includes(8) ? 'augmented' : 'major'
  if (intervals.includes(3)) return intervals.includes(6) ? 'diminished' : 'minor'
  return 'open'
}
