import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const chordsEn = {
  chord: {
    name: 'chord',
    definition: 'Three or more notes heard as one thing, named after its root.',
    example: 'C E G is the chord C.',
  },
  root: {
    name: 'root',
    definition: 'The note that a chord is built on and named after, wherever it lies.',
    example: 'E G C is still C.',
    confusion: 'The bass note is the lowest one; it need not be the root.',
  },
  triad: { name: 'triad', definition: 'A root with a third and a fifth above it.', example: 'A C E: A minor.' },
  'seventh-chord': {
    name: 'seventh chord',
    definition: 'A triad with one more third on top.',
    example: 'A C E G: Am7.',
    alsoCalled: ['maj7', 'm7', 'dominant seventh'],
  },
  'suspended-chord': {
    name: 'suspended chord',
    definition: 'The second or fourth stands where the third would: neither major nor minor until it moves.',
    example: 'G C D is Gsus4; when C falls to B it becomes G.',
    confusion: 'A suspension is a note held over from the chord before; a sus chord need not resolve.',
    alsoCalled: ['sus4', 'sus2'],
  },
  'power-chord': {
    name: 'power chord',
    definition: 'Root and fifth only: no third, so neither major nor minor.',
    example: 'A E is A5.',
    alsoCalled: ['fifth chord'],
  },
  extension: {
    name: 'extension',
    definition: 'A note stacked above the seventh: the ninth, eleventh or thirteenth.',
    example: 'A C E G B: Am9.',
    alsoCalled: ['ninth', 'eleventh', 'thirteenth'],
  },
  inversion: {
    name: 'inversion',
    definition: 'Another note of the chord than the root lies lowest.',
    example: 'E G C is C/E.',
  },
  'slash-chord': {
    name: 'slash chord',
    definition: 'A chord with its lowest note written after a slash.',
    example: 'F/G: the chord F over a G in the bass.',
    confusion: 'In an inversion the note after the slash belongs to the chord; in F/G it does not.',
  },
  'bass-note': {
    name: 'bass note',
    definition: 'The lowest note that sounds; the ear hangs the chord on it.',
    example: 'Over C E G a bass A makes Am7.',
  },
  'roman-numeral': {
    name: 'Roman numeral',
    definition: 'A chord named by its place in the key: capitals for major, small letters for minor.',
    example: 'In C: C is I, Dm is ii, G7 is V7.',
  },
  function: {
    name: 'function',
    definition: 'What a chord does in its key: home (tonic), away (subdominant), pull back (dominant).',
    example: 'In C: C home, F away, G pull back.',
    alsoCalled: ['harmonic function'],
  },
  diatonic: {
    name: 'in the scale',
    definition: 'Made of the notes of the key only.',
    example: 'Em is in the scale of C major, E is not.',
    alsoCalled: ['diatonic'],
  },
  'borrowed-chord': {
    name: 'borrowed chord',
    definition: 'A chord taken from the key with the same home but the other mode.',
    example: 'Fm in C major comes from C minor.',
    confusion: 'A secondary dominant is also from outside, but it leans to the chord that follows.',
    alsoCalled: ['modal interchange', 'modal mixture'],
  },
  'secondary-dominant': {
    name: 'secondary dominant',
    definition: 'A chord that pulls to another chord of the key as a dominant pulls home.',
    example: 'In C, E7 pulls to Am: V7 of vi.',
    alsoCalled: ['applied dominant', 'V of V'],
  },
  progression: {
    name: 'progression',
    definition: 'Chords in a row.',
    example: 'C G Am F.',
    alsoCalled: ['chord progression'],
  },
  'axis-progression': {
    name: 'axis progression',
    definition: 'Four chords that much of pop turns on, started on any of them.',
    example: 'I V vi IV: C G Am F.',
    alsoCalled: ['four-chord loop'],
  },
  cadence: {
    name: 'cadence',
    definition: 'The two chords that end a phrase: full stop, comma or a turn aside.',
    example: 'G to C.',
  },
  'authentic-cadence': {
    name: 'authentic cadence',
    definition: 'The phrase ends dominant to tonic: the strongest full stop.',
    example: 'G7 to C.',
    alsoCalled: ['perfect cadence'],
  },
  'plagal-cadence': {
    name: 'plagal cadence',
    definition: 'The phrase ends subdominant to tonic: a soft full stop.',
    example: 'F to C.',
    alsoCalled: ['amen cadence'],
  },
  'half-cadence': {
    name: 'half cadence',
    definition: 'The phrase stops on the dominant: a question.',
    example: 'C F G, and then a breath.',
  },
  'deceptive-cadence': {
    name: 'deceptive cadence',
    definition: 'The dominant goes somewhere else than home.',
    example: 'G to Am in C.',
    alsoCalled: ['interrupted cadence'],
  },
  'low-interval-limit': {
    name: 'low interval limit',
    definition: 'How deep two notes may lie together before they blur: thirds need more height than fifths.',
    example: 'C2 and E2 rumble; C2 and G2 stay clear.',
  },
  'pedal-point': {
    name: 'pedal point',
    definition: 'A note that is held, mostly in the bass, while the chords above it change.',
    example: 'A bass D under Dm, C and B♭.',
    alsoCalled: ['pedal', 'drone'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
