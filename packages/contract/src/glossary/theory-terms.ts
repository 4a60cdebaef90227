import type { Term } from './term.ts'

/** Words of music theory. */
export const THEORY_TERMS: readonly Term[] = [
  {
    id: 'key',
    field: 'theory',
    name: 'key',
    meaning: 'A home note and the scale around it.',
    alsoCalled: ['tonality'],
  },
  {
    id: 'dominant',
    field: 'theory',
    name: 'dominant',
    meaning: 'The chord a fifth above home, or one that leans towards home like it.',
  },
  {
    id: 'mode',
    field: 'theory',
    name: 'mode',
    meaning: 'Which of the seven notes of a scale is home: major, minor, Dorian and so on.',
  },
  {
    id: 'roman-numeral',
    field: 'theory',
    name: 'Roman numeral',
    meaning: 'A chord’s place in its key: I is home, V the dominant; small letters are minor.',
  },
  {
    id: 'borrowed-chord',
    field: 'theory',
    name: 'borrowed chord',
    meaning: 'A chord from the parallel key: in C major one from C minor.',
    alsoCalled: ['modal interchange', 'modal mixture'],
  },
  {
    id: 'parallel-key',
    field: 'theory',
    name: 'parallel key',
    meaning: 'The key with the same home note and the other mode: C major and C minor.',
  },
  {
    id: 'relative-key',
    field: 'theory',
    name: 'relative key',
    meaning: 'The key with the same notes and another home: C major and A minor.',
  },
  {
    id: 'semitone',
    field: 'theory',
    name: 'semitone',
    meaning: 'The smallest step of the keyboard: from a key to the next, black or white.',
    alsoCalled: ['half step'],
  },
  {
    id: 'low-interval-limit',
    field: 'theory',
    name: 'low interval limit',
    meaning: 'How deep two notes may lie together before they blur: thirds need more height than fifths.',
  },
  {
    id: 'cadence',
    field: 'theory',
    name: 'cadence',
    meaning: 'The pair of chords that ends a phrase: full stop, comma or a turn aside.',
  },
  {
    id: 'pedal-point',
    field: 'theory',
    name: 'pedal point',
    meaning: 'A note that is held, mostly in the bass, while the chords above it change.',
    alsoCalled: ['drone'],
  },
  {
    id: 'syncopation',
    field: 'theory',
    name: 'syncopation',
    meaning: 'A note that starts on a weak place and sounds over a strong one.',
  },
  {
    id: 'polymetre',
    field: 'theory',
    name: 'polymetre',
    meaning: 'A pattern of another length than the bar, which drifts against it and meets it again.',
    alsoCalled: ['polymeter'],
  },
  { id: 'tonic', field: 'theory', name: 'tonic', meaning: 'The home note or home chord of a key.' },
]
