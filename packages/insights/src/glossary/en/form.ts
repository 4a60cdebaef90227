import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const formEn = {
  meter: {
    name: 'metre',
    definition: 'How many beats make a bar, and which note value counts as one.',
    example: '4/4 has four quarter notes to a bar.',
    confusion: 'Tempo says how fast the beats come; metre says how they are grouped.',
    alsoCalled: ['meter', 'time signature'],
  },
  'harmonic-rhythm': {
    name: 'harmonic rhythm',
    definition: 'How often the chord changes.',
    example: 'One chord a bar in the verse, two in the build.',
  },
  syncopation: {
    name: 'syncopation',
    definition: 'A note that starts on a weak place and sounds over a strong one.',
    example: 'A bass note just before beat 3 that rings over it.',
    alsoCalled: ['off-beat'],
  },
  swing: {
    name: 'swing',
    definition: 'The second of each pair of notes comes late; 50 % is straight, 67 % a triplet.',
    example: 'Hats at 58 %.',
    confusion: 'Swing is one steady delay; a groove can move each note by its own amount.',
    alsoCalled: ['shuffle'],
  },
  groove: {
    name: 'groove',
    definition:
      'The small delays and accents that make a pattern move. In Live also a template of them that can be laid over clips.',
    example: 'Snare a hair late, every second hat softer.',
    alsoCalled: ['feel'],
  },
  quantised: {
    name: 'quantised',
    definition: 'Notes lie exactly on the grid.',
    example: 'Every hat on its sixteenth.',
    alsoCalled: ['quantized', 'on the grid'],
  },
  polymetre: {
    name: 'polymetre',
    definition: 'Two patterns of different length run over one another, drift apart and meet again.',
    example: 'A loop of three beats over bars of four meets them again after three bars.',
    confusion: 'In a polyrhythm two speeds share one length, such as three against two.',
    alsoCalled: ['polymeter'],
  },
  loop: {
    name: 'loop',
    definition: 'A stretch that repeats. It becomes a song when something is taken away, changed or answered.',
    example: 'Four bars, eight times.',
  },
  section: {
    name: 'section',
    definition: 'A part of the form: verse, chorus, drop.',
    example: 'A A B A.',
    alsoCalled: ['part', 'verse', 'chorus'],
  },
  drop: {
    name: 'drop',
    definition:
      'The section where most plays at once, usually after a thin one. The contrast makes it, not the loudness alone.',
    example: 'Drums and bass return together at bar 65.',
    alsoCalled: ['climax', 'peak'],
  },
  breakdown: {
    name: 'breakdown',
    definition: 'A section in which most tracks pause, so that what follows is heard as full again.',
    example: 'Only pad and voice from bar 49 to 56.',
    confusion: 'A drum break, such as one that is sampled, is a solo of the drums.',
    alsoCalled: ['break', 'bridge'],
  },
  'build-up': {
    name: 'build-up',
    definition: 'A section that grows towards the next: tracks enter, notes become denser, filters open.',
    example: 'Snare rolls and an opening filter through eight bars.',
    alsoCalled: ['build', 'riser'],
  },
  density: {
    name: 'density',
    definition: 'How much goes on in a bar: tracks that sound and notes that start, compared with the fullest section.',
    example: 'Verse 0.4, chorus 1.',
    confusion: 'It is not loudness: a set holds no audio.',
    alsoCalled: ['energy', 'energy curve'],
  },
} as const satisfies Partial<Record<TermId, TermWords>>
