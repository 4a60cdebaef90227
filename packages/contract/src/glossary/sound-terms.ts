import type { Term } from './term.ts'

/** Words of mixing. */
export const SOUND_TERMS: readonly Term[] = [
  {
    id: 'gain-staging',
    field: 'sound',
    name: 'gain staging',
    meaning:
      'Keeping the level sensible at each step of a chain, so that each device gets what it likes and every fader has room.',
  },
  {
    id: 'headroom',
    field: 'sound',
    name: 'headroom',
    meaning: 'The distance between the loudest moment and the point where it clips.',
  },
  {
    id: 'sidechain',
    field: 'sound',
    name: 'sidechain',
    meaning:
      'A second input of an effect: another track decides when the effect acts, such as a kick that turns the bass down.',
    alsoCalled: ['key input'],
  },
  {
    id: 'ducking',
    field: 'sound',
    name: 'ducking',
    meaning: 'Turning one sound down for as long as another one plays.',
  },
  {
    id: 'release',
    field: 'sound',
    name: 'release',
    meaning: 'How long a compressor takes to let go after the loud moment is over.',
  },
  {
    id: 'true-peak',
    field: 'sound',
    name: 'true peak',
    meaning: 'The highest point of the sound wave itself. It can lie between two samples, above both.',
    alsoCalled: ['inter-sample peak', 'dBTP'],
  },
  {
    id: 'low-cut',
    field: 'sound',
    name: 'low cut',
    meaning: 'A filter that takes away what lies below a frequency.',
    alsoCalled: ['high-pass'],
  },
  {
    id: 'masking',
    field: 'sound',
    name: 'masking',
    meaning: 'One sound hides another that lies in the same range at the same time.',
  },
  {
    id: 'mono',
    field: 'sound',
    name: 'mono compatibility',
    meaning: 'How much of a sound survives when left and right are added, as on a phone or in many clubs.',
  },
]
