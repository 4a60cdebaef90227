import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const keysEn = {
  key: {
    name: 'key',
    definition: 'The note that feels like home, and the scale around it.',
    example: 'A minor: home is A, the notes are A B C D E F G.',
    confusion: 'A scale is only the notes; a key says which of them is home.',
    alsoCalled: ['tonality', 'tonal centre'],
  },
  tonic: {
    name: 'tonic',
    definition: 'The home note of a key, and the chord built on it.',
    example: 'In A minor the tonic is A, and its chord is Am.',
    confusion: 'The root belongs to a chord; the tonic belongs to the key.',
    alsoCalled: ['home note', 'home chord'],
  },
  dominant: {
    name: 'dominant',
    definition: 'The fifth note of the scale and its chord: it leans towards home.',
    example: 'In C the dominant chord is G: its B pulls up to C.',
    confusion: 'The subdominant leads away from home; the dominant leads back.',
  },
  subdominant: {
    name: 'subdominant',
    definition: 'The fourth note of the scale, and the chords that lead away from home without pulling back to it.',
    example: 'In C the subdominant chord is F; Dm does the same work.',
  },
  scale: {
    name: 'scale',
    definition: 'The notes that a key is made of, in order; most have seven.',
    example: 'C major: C D E F G A B.',
  },
  degree: {
    name: 'scale degree',
    definition: 'The place of a note in the scale, counted from the tonic.',
    example: 'In C major E is the third degree.',
    confusion: 'A third is a distance between two notes; the third degree is a place.',
  },
  mode: {
    name: 'mode',
    definition: 'The same seven notes with another one as home; each mode has one note that gives it its colour.',
    example: 'D Dorian has the notes of C major with D as home; its colour note is B.',
    alsoCalled: ['church mode'],
  },
  dorian: {
    name: 'Dorian',
    definition: 'Minor with a bright sixth.',
    example: 'D E F G A B C: the B is what tells it from D minor.',
  },
  phrygian: {
    name: 'Phrygian',
    definition: 'Minor with a dark second, a semitone above home.',
    example: 'E F G A B C D: the F leans down on E.',
  },
  lydian: {
    name: 'Lydian',
    definition: 'Major with a raised fourth.',
    example: 'F G A B C D E: the B floats where B♭ would rest.',
  },
  mixolydian: {
    name: 'Mixolydian',
    definition: 'Major with a lowered seventh.',
    example: 'G A B C D E F: the F keeps it from pulling home.',
  },
  'relative-key': {
    name: 'relative key',
    definition: 'The major and the minor key that share all their notes.',
    example: 'C major and A minor.',
    confusion:
      'The parallel key shares the home note instead. In Norwegian the words are the other way round: “parallelltoneart” is the relative key.',
    alsoCalled: ['relative major', 'relative minor'],
  },
  'parallel-key': {
    name: 'parallel key',
    definition: 'The major and the minor key on the same home note.',
    example: 'C major and C minor.',
    confusion: 'The relative key shares all its notes instead.',
    alsoCalled: ['parallel major', 'parallel minor'],
  },
  modulation: {
    name: 'key change',
    definition: 'The home note moves and stays moved.',
    example: 'The last chorus lifts from G to A.',
    confusion:
      'One chord from outside is borrowed or leans to its neighbour; the key stays. Modulation by an LFO is another thing altogether.',
    alsoCalled: ['modulation', 'local key'],
  },
  semitone: {
    name: 'semitone',
    definition: 'The smallest step of the keyboard: from a key to the next, black or white.',
    example: 'E to F, or C to C♯.',
    alsoCalled: ['half step'],
  },
  'leading-tone': {
    name: 'leading tone',
    definition: 'The note a semitone below home; it wants to rise.',
    example: 'G♯ in A minor, in the chord E.',
    confusion: 'The subtonic lies a whole step below home and leans less.',
  },
  subtonic: {
    name: 'subtonic',
    definition: 'The note a whole step below home: it leans less than a leading tone.',
    example: 'G in A minor.',
    alsoCalled: ['flat seventh'],
  },
  'harmonic-minor': {
    name: 'harmonic minor',
    definition: 'Minor with a raised seventh, so that the dominant pulls.',
    example: 'A B C D E F G♯.',
  },
  pentatonic: {
    name: 'pentatonic',
    definition: 'A scale of five notes without semitones: hard to make clash.',
    example: 'A C D E G.',
    alsoCalled: ['five-note scale'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
