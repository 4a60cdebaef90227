import type { GlossaryEntry } from './glossary-entry.ts'

/** Words about keys and scales. */
export const KEY_TERMS = {
  key: {
    term: 'key',
    explanation: 'The note that feels like home, and the scale around it.',
    example: 'A minor: home is A, the notes are A B C D E F G.',
  },
  tonic: {
    term: 'tonic',
    explanation: 'The home note of a key, and the chord built on it.',
    example: 'In A minor the tonic is A and its chord Am.',
  },
  dominant: {
    term: 'dominant',
    explanation: 'The fifth note of the scale and its chord: it leans towards home.',
    example: 'In C the dominant chord is G: B pulls up to C.',
  },
  subdominant: {
    term: 'subdominant',
    explanation: 'The fourth note of the scale and the chords that lead away from home without pulling back to it.',
    example: 'In C the subdominant chord is F; Dm does the same work.',
  },
  scale: {
    term: 'scale',
    explanation: 'The seven notes that a key is made of, in order.',
    example: 'C major: C D E F G A B.',
  },
  degree: {
    term: 'scale degree',
    explanation: 'The place of a note in the scale, counted from the tonic.',
    example: 'In C major E is the third degree.',
  },
  mode: {
    term: 'mode',
    explanation: 'The same seven notes with another one as home; each has one note that gives it its colour.',
    example: 'D Dorian has the notes of C major with D as home; its colour note is B.',
  },
  dorian: {
    term: 'Dorian',
    explanation: 'Minor with a bright sixth.',
    example: 'D E F G A B C: the B is what tells it from D minor.',
  },
  phrygian: {
    term: 'Phrygian',
    explanation: 'Minor with a dark second, a half step above home.',
    example: 'E F G A B C D: the F leans down on E.',
  },
  lydian: {
    term: 'Lydian',
    explanation: 'Major with a raised fourth.',
    example: 'F G A B C D E: the B floats where Bb would rest.',
  },
  mixolydian: {
    term: 'Mixolydian',
    explanation: 'Major with a lowered seventh.',
    example: 'G A B C D E F: the F keeps it from pulling home.',
  },
  relativeKey: {
    term: 'relative key',
    explanation: 'The major and the minor key that share all their notes.',
    example: 'C major and A minor.',
  },
  parallelKey: {
    term: 'parallel key',
    explanation: 'The major and the minor key on the same home note.',
    example: 'C major and C minor.',
  },
  modulation: {
    term: 'key change',
    explanation: 'The home note moves and stays moved.',
    example: 'The last chorus lifts from G to A.',
  },
} as const satisfies Readonly<Record<string, GlossaryEntry>>
