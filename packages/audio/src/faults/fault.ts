/** What can be wrong with a file. The list is closed. */
export type FaultKind =
  | 'hard-clipped'
  | 'flat-tops-below-full-scale'
  | 'intersample-overs'
  | 'squashed'
  | 'dc-offset'
  | 'right-inverted'
  | 'low-end-out-of-phase'
  | 'left-louder'
  | 'right-louder'
  | 'mono-in-stereo'
  | 'head-and-tail-silence'
  | 'cut-off-end'
  | 'click'
  | 'dropout'
  | 'drop-quieter-than-verse'
  | 'dull'
  | 'boomy'
  | 'harsh'
  | 'no-low-end'
  | 'hum'
  | 'hiss'
  | 'lossy-source'
  | 'tuned-low'
  | 'tuned-high'
  | 'wrong-sample-rate'

/** One fault, where it is, and the figure that it rests on. */
export type Fault = {
  readonly kind: FaultKind
  readonly startSeconds: number
  readonly endSeconds: number
  /** What was measured, in the unit of {@link FAULT_UNITS}. */
  readonly value: number
}

/** What `value` counts for each kind. */
export const FAULT_UNITS: Readonly<Record<FaultKind, string>> = {
  'hard-clipped': 'flat tops',
  'flat-tops-below-full-scale': 'flat tops',
  'intersample-overs': 'dBTP',
  squashed: '% of the samples of the densest tenth within 1 dB of the highest',
  'dc-offset': '% of full scale',
  'right-inverted': 'correlation',
  'low-end-out-of-phase': 'dB lost in mono',
  'left-louder': 'dB',
  'right-louder': 'dB',
  'mono-in-stereo': 'dB of side',
  'head-and-tail-silence': 's',
  'cut-off-end': 'dBFS at the end',
  click: 'of full scale',
  dropout: 'ms',
  'drop-quieter-than-verse': 'dB',
  dull: 'dB from the treble up to the middle',
  boomy: 'dB above the octaves around it',
  harsh: 'dB above the octaves around it',
  'no-low-end': 'dB from the lowest octave up to the third',
  hum: 'Hz',
  hiss: 'dBFS',
  'lossy-source': 'Hz',
  'tuned-low': 'cents',
  'tuned-high': 'cents',
  'wrong-sample-rate': 'Hz',
}
