import type { GlossaryEntry } from './glossary-entry.ts'

/** Words about chords and what they do. */
export const CHORD_TERMS = {
  chord: {
    term: 'chord',
    explanation: 'Three or more notes heard as one thing, named after its root.',
    example: 'C E G is the chord C.',
  },
  root: {
    term: 'root',
    explanation: 'The note that a chord is built on and named after, wherever it lies.',
    example: 'E G C is still C.',
  },
  triad: { term: 'triad', explanation: 'A root with a third and a fifth above it.', example: 'A C E: A minor.' },
  seventhChord: { term: 'seventh chord', explanation: 'A triad with one more third on top.', example: 'A C E G: Am7.' },
  suspendedChord: {
    term: 'suspended chord',
    explanation: 'The second or fourth stands where the third would: neither major nor minor until it moves.',
    example: 'G C D is Gsus4; when C falls to B it becomes G.',
  },
  powerChord: {
    term: 'power chord',
    explanation: 'Root and fifth only: no third, so neither major nor minor.',
    example: 'A E is A5.',
  },
  extension: {
    term: 'extension',
    explanation: 'A note stacked above the seventh: the ninth, eleventh or thirteenth.',
    example: 'A C E G B: Am9.',
  },
  inversion: {
    term: 'inversion',
    explanation: 'Another note of the chord than the root lies lowest.',
    example: 'E G C is C/E.',
  },
  slashChord: {
    term: 'slash chord',
    explanation: 'A chord with its lowest note written after a slash.',
    example: 'F/G: the chord F over a G in the bass.',
  },
  bass: {
    term: 'bass note',
    explanation: 'The lowest note that sounds; the ear hangs the chord on it.',
    example: 'Over C E G a bass A makes Am7.',
  },
  romanNumeral: {
    term: 'Roman numeral',
    explanation: 'A chord named by its place in the key: capitals for major, small letters for minor.',
    example: 'In C: C is I, Dm is ii, G7 is V7.',
  },
  function: {
    term: 'function',
    explanation: 'What a chord does in its key: home (tonic), away (subdominant), pull back (dominant).',
    example: 'In C: C home, F away, G pull back.',
  },
  diatonic: {
    term: 'in the scale',
    explanation: 'Made of the notes of the key only.',
    example: 'Em is in the scale of C major, E is not.',
  },
  borrowedChord: {
    term: 'borrowed chord',
    explanation: 'A chord taken from the key with the same home but the other mode.',
    example: 'Fm in C major comes from C minor.',
  },
  secondaryDominant: {
    term: 'secondary dominant',
    explanation: 'A chord that pulls to another chord of the key as a dominant pulls home.',
    example: 'In C, E7 pulls to Am: V7 of vi.',
  },
  progression: { term: 'progression', explanation: 'Chords in a row.', example: 'C G Am F.' },
  axisProgression: {
    term: 'axis progression',
    explanation: 'Four chords that half of pop turns on, started on any of them.',
    example: 'I V vi IV: C G Am F.',
  },
  cadence: { term: 'cadence', explanation: 'The two chords that end a phrase.', example: 'G to C.' },
  authenticCadence: {
    term: 'authentic cadence',
    explanation: 'The phrase ends dominant to tonic: the strongest full stop.',
    example: 'G7 to C.',
  },
  plagalCadence: {
    term: 'plagal cadence',
    explanation: 'The phrase ends subdominant to tonic: a soft full stop.',
    example: 'F to C.',
  },
  halfCadence: {
    term: 'half cadence',
    explanation: 'The phrase stops on the dominant: a question.',
    example: 'C F G, and then a breath.',
  },
  deceptiveCadence: {
    term: 'deceptive cadence',
    explanation: 'The dominant goes somewhere else than home.',
    example: 'G to Am in C.',
  },
  leadingTone: {
    term: 'leading tone',
    explanation: 'The note a half step below home; it wants to rise.',
    example: 'G# in A minor, under the chord E.',
  },
  subtonic: {
    term: 'subtonic',
    explanation: 'The note a whole step below home: it leans less.',
    example: 'G in A minor.',
  },
  harmonicMinor: {
    term: 'harmonic minor',
    explanation: 'Minor with a raised seventh, so that the dominant pulls.',
    example: 'A B C D E F G#.',
  },
  pentatonic: {
    term: 'pentatonic',
    explanation: 'A scale of five notes without half steps: hard to make clash.',
    example: 'A C D E G.',
  },
} as const satisfies Readonly<Record<string, GlossaryEntry>>
