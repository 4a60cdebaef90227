import type { GlossaryEntry } from './glossary-entry.ts'

/** Words about lines, time and form. */
export const LINE_TERMS = {
  nonChordTone: {
    term: 'non-chord tone',
    explanation: 'A note that does not belong to the chord under it.',
    example: 'D over the chord C.',
  },
  passingTone: {
    term: 'passing tone',
    explanation: 'A step between two chord tones in the same direction.',
    example: 'C D E over C: the D passes.',
  },
  neighbourTone: {
    term: 'neighbour tone',
    explanation: 'A step away from a chord tone and back.',
    example: 'E F E over C: the F is a neighbour.',
  },
  suspension: {
    term: 'suspension',
    explanation: 'A note held over from the last chord that then steps down.',
    example: 'C held over G, then B.',
  },
  anticipation: {
    term: 'anticipation',
    explanation: 'A note of the next chord that comes early.',
    example: 'C sung just before G becomes C.',
  },
  appoggiatura: {
    term: 'appoggiatura',
    explanation: 'A leap to a note that leans on the beat and then steps into the chord.',
    example: 'A leap to F over C that falls to E.',
  },
  pedal: {
    term: 'pedal',
    explanation: 'One note stays while the chords change over or under it.',
    example: 'A bass D under Dm, C and Bb.',
  },
  tension: {
    term: 'tension',
    explanation: 'A note that rubs against the chord and makes you wait.',
    example: 'B over Am: the ninth.',
  },
  voiceLeading: {
    term: 'voice leading',
    explanation: 'How each note of a chord moves to the next chord; small moves sound smooth.',
    example: 'C E G to C F A: C stays, E and G step.',
  },
  parallelMotion: {
    term: 'parallel motion',
    explanation: 'Two lines move the same way by the same amount and melt into one.',
    example: 'C–G then D–A: parallel fifths.',
  },
  voiceCrossing: {
    term: 'voice crossing',
    explanation: 'The lower line goes above the upper one.',
    example: 'The pad rises over the lead.',
  },
  range: {
    term: 'range',
    explanation: 'From the lowest to the highest note of a line.',
    example: 'C3 to E4: sixteen semitones.',
  },
  tessitura: {
    term: 'tessitura',
    explanation: 'Where a line spends most of its time.',
    example: 'A range of two octaves, but mostly around A3.',
  },
  leap: { term: 'leap', explanation: 'A jump of a fourth or more in a line.', example: 'C up to G.' },
  contour: {
    term: 'contour',
    explanation: 'The shape of a line: rising, falling, arch.',
    example: 'C E G E C is an arch.',
  },
  harmonicRhythm: {
    term: 'harmonic rhythm',
    explanation: 'How often the chord changes.',
    example: 'One chord a bar in the verse, two in the build.',
  },
  swing: {
    term: 'swing',
    explanation: 'The second of each pair of notes comes late; 50 % is straight, 67 % a triplet.',
    example: 'Hats at 58 %.',
  },
  syncopation: {
    term: 'syncopation',
    explanation: 'A note on a weak place that is held over a strong one.',
    example: 'A bass note just before beat 3 that rings over it.',
  },
  quantised: {
    term: 'quantised',
    explanation: 'Notes lie exactly on the grid.',
    example: 'Every hat on its sixteenth.',
  },
  groove: {
    term: 'groove',
    explanation: 'The small delays and accents that make a pattern move.',
    example: 'Snare a hair late, every second hat softer.',
  },
  polymeter: {
    term: 'polymetre',
    explanation: 'Two patterns of different length run over one another.',
    example: 'A loop of three beats over bars of four meets them again after three bars.',
  },
  loop: { term: 'loop', explanation: 'A stretch that repeats.', example: 'Four bars, eight times.' },
  section: { term: 'section', explanation: 'A part of the form: verse, chorus, drop.', example: 'A A B A.' },
} as const satisfies Readonly<Record<string, GlossaryEntry>>
