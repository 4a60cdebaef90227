import type { TermId } from '../terms.ts'
import type { TermWords } from '../term-words.ts'

export const melodyEn = {
  'non-chord-tone': {
    name: 'non-chord tone',
    definition: 'A note that does not belong to the chord under it.',
    example: 'D over the chord C.',
  },
  'passing-tone': {
    name: 'passing tone',
    definition: 'A step between two chord tones in the same direction.',
    example: 'C D E over C: the D passes.',
  },
  'neighbour-tone': {
    name: 'neighbour tone',
    definition: 'A step away from a chord tone and back.',
    example: 'E F E over C: the F is a neighbour.',
    alsoCalled: ['neighbor tone'],
  },
  suspension: {
    name: 'suspension',
    definition: 'A note held over from the last chord that then steps down.',
    example: 'C held over G, then B.',
    confusion: 'A suspended chord is a chord of its own; it need not resolve.',
  },
  anticipation: {
    name: 'anticipation',
    definition: 'A note of the next chord that comes early.',
    example: 'C sung just before G becomes C.',
  },
  appoggiatura: {
    name: 'appoggiatura',
    definition: 'A leap to a note that leans on the beat and then steps into the chord.',
    example: 'A leap to F over C that falls to E.',
    confusion: 'A suspension leans as well, but was there before.',
    alsoCalled: ['leaning note'],
  },
  tension: {
    name: 'tension',
    definition: 'A note that rubs against the chord and makes you wait.',
    example: 'B over Am: the ninth.',
  },
  'voice-leading': {
    name: 'voice leading',
    definition: 'How each note of a chord moves to the next chord; small moves sound smooth.',
    example: 'C E G to C F A: C stays, E and G step.',
  },
  'parallel-motion': {
    name: 'parallel motion',
    definition: 'Two lines move the same way by the same amount and melt into one.',
    example: 'C–G then D–A: parallel fifths.',
    alsoCalled: ['parallel fifths', 'parallel octaves'],
  },
  'voice-crossing': {
    name: 'voice crossing',
    definition: 'The lower line goes above the upper one.',
    example: 'The pad rises over the lead.',
  },
  range: {
    name: 'range',
    definition: 'From the lowest to the highest note of a line.',
    example: 'C3 to E4: sixteen semitones.',
    confusion: 'The tessitura is where the line mostly is.',
    alsoCalled: ['compass'],
  },
  tessitura: {
    name: 'tessitura',
    definition: 'Where a line spends most of its time.',
    example: 'A range of two octaves, but mostly around A3.',
    alsoCalled: ['register'],
  },
  leap: {
    name: 'leap',
    definition: 'A jump of a fourth or more in a line.',
    example: 'C up to G.',
    alsoCalled: ['skip'],
  },
  contour: {
    name: 'contour',
    definition: 'The shape of a line: rising, falling, arch.',
    example: 'C E G E C is an arch.',
    alsoCalled: ['melodic shape'],
  },
  motif: {
    name: 'motif',
    definition: 'A short figure of notes that a melody comes back to.',
    example: 'The first four notes of Beethoven’s Fifth.',
    confusion: 'A riff is a motif that fills a bar or more and repeats as a loop.',
  },
} as const satisfies Partial<Record<TermId, TermWords>>
