import type { MidiNoteDescription, SetDescription } from '@kvint/als/build'

/** The first prelude of Bach's Well-Tempered Clavier, BWV 846, of 1722: a chord a bar, broken into sixteenths. */
export function preludeInC(): SetDescription {
  return {
    live: 12,
    tempo: 66,
    timeSignature: '4/4',
    tracks: [
      { kind: 'midi', name: 'Left hand', colorIndex: 9, pan: -0.1, devices: [PIANO], arrangementClips: clips(left) },
      { kind: 'midi', name: 'Right hand', colorIndex: 22, pan: 0.1, devices: [PIANO], arrangementClips: clips(right) },
    ],
    main: { devices: [{ tag: 'Limiter', params: { Ceiling: -1 } }] },
  }
}

const PIANO = { tag: 'InstrumentVector', name: 'Piano' } as const

function clips(hand: (bar: number) => readonly MidiNoteDescription[]) {
  return [{ startBeats: 0, lengthBeats: BARS * 4, notes: Array.from({ length: BARS }, (_, bar) => hand(bar)).flat() }]
}

/** The two low notes of a bar are held until they are struck again. */
function left(bar: number): readonly MidiNoteDescription[] {
  const [low = 0, next = 0] = chordOf(bar)
  if (bar === BARS - 1) return [struck(low, bar, 0, 4), struck(next, bar, 0, 4)]
  const halves = bar < RUNNING ? [0, 2] : [0]
  const length = 4 / halves.length
  return halves.flatMap((beat) => [
    struck(low, bar, beat, length),
    struck(next, bar, beat + SIXTEENTH, length - SIXTEENTH),
  ])
}

function right(bar: number): readonly MidiNoteDescription[] {
  const upper = chordOf(bar).slice(2)
  if (bar === BARS - 1) return upper.map((pitch) => struck(pitch, bar, 0, 4))
  if (bar >= RUNNING) return upper.map((pitch, step) => struck(pitch, bar, (step + 2) * SIXTEENTH, SIXTEENTH))
  return [0, 2].flatMap((beat) =>
    [...upper, ...upper].map((pitch, step) => struck(pitch, bar, beat + (step + 2) * SIXTEENTH, SIXTEENTH)),
  )
}

/** Louder toward the middle of the piece and on the beat. */
function struck(pitch: number, bar: number, beat: number, durationBeats: number): MidiNoteDescription {
  const arc = Math.round(18 * Math.sin((Math.PI * bar) / BARS))
  return {
    pitch,
    startBeats: bar * 4 + beat,
    durationBeats,
    velocity: 58 + arc + (beat % 1 === 0 ? 6 : 0) - (pitch % 3),
  }
}

const chordOf = (bar: number): readonly number[] => SCORE[bar] ?? []

/** Each bar from the bass up; in bars 33 and 34 the right hand runs through fourteen notes. */
const SCORE: readonly (readonly number[])[] = [
  [60, 64, 67, 72, 76],
  [60, 62, 69, 74, 77],
  [59, 62, 67, 74, 77],
  [60, 64, 67, 72, 76],
  [60, 64, 69, 76, 81],
  [60, 62, 66, 69, 74],
  [59, 62, 67, 74, 79],
  [59, 60, 64, 67, 72],
  [57, 60, 64, 67, 72],
  [50, 57, 62, 66, 72],
  [55, 59, 62, 67, 71],
  [55, 58, 64, 67, 73],
  [53, 57, 62, 69, 74],
  [53, 56, 62, 65, 71],
  [52, 55, 60, 67, 72],
  [52, 53, 57, 60, 65],
  [50, 53, 57, 60, 65],
  [43, 50, 55, 59, 65],
  [48, 52, 55, 60, 64],
  [48, 55, 58, 60, 64],
  [41, 53, 57, 60, 64],
  [42, 48, 57, 60, 63],
  [44, 53, 59, 60, 62],
  [43, 53, 55, 59, 62],
  [43, 52, 55, 60, 64],
  [43, 50, 55, 60, 65],
  [43, 50, 55, 59, 65],
  [43, 51, 57, 60, 66],
  [43, 52, 55, 60, 67],
  [43, 50, 55, 60, 65],
  [43, 50, 55, 59, 65],
  [36, 48, 55, 58, 64],
  [36, 48, 53, 57, 60, 65, 60, 57, 60, 57, 53, 57, 53, 50, 53, 50],
  [36, 47, 67, 71, 74, 77, 74, 71, 74, 71, 67, 71, 62, 65, 64, 62],
  [36, 48, 64, 67, 72],
]
const BARS = SCORE.length
const RUNNING = 32
const SIXTEENTH = 0.25
