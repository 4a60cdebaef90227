import type { MidiNoteDescription, SetDescription } from '@kvint/als/build'

/** The chords of “The House of the Rising Sun”, an English and American folk song: broken on a guitar over a bass, 6/8. */
export function risingSun(): SetDescription {
  return {
    live: 12,
    tempo: 116,
    timeSignature: '6/8',
    tracks: [
      {
        kind: 'midi',
        name: 'Guitar',
        colorIndex: 26,
        pan: 0.15,
        devices: [sound('Guitar')],
        arrangementClips: verses(guitar),
      },
      {
        kind: 'midi',
        name: 'Bass',
        colorIndex: 9,
        volumeDb: -3,
        devices: [sound('Bass')],
        arrangementClips: verses(bass),
      },
    ],
    locators: VERSES.map((verse) => ({ timeBeats: verse * VERSE, name: `Verse ${verse + 1}` })),
    main: { devices: [{ tag: 'Limiter', params: { Ceiling: -1 } }] },
  }
}

const sound = (name: string) => ({ tag: 'OriginalSimpler', name })

function verses(play: (bar: number, verse: number) => readonly MidiNoteDescription[]) {
  return VERSES.map((verse) => ({
    startBeats: verse * VERSE,
    lengthBeats: VERSE,
    notes: CHORDS.flatMap((_, bar) => play(bar, verse)),
  }))
}

/** Up the chord and down again, an eighth each, each string left to ring. */
function guitar(bar: number, verse: number): readonly MidiNoteDescription[] {
  const [low = 0, second = 0, third = 0, high = 0] = SHAPES[CHORDS[bar] ?? 'Am']
  return [low, second, third, high, third, second].map((pitch, step) => ({
    pitch,
    startBeats: bar * BAR + step / 2,
    durationBeats: step === 0 ? 3 : 1,
    velocity: 72 + verse * 6 + (step === 0 ? 12 : step === 3 ? 5 : 0) - ((bar + step) % 3),
  }))
}

function bass(bar: number, verse: number): readonly MidiNoteDescription[] {
  const root = (SHAPES[CHORDS[bar] ?? 'Am'][0] ?? 0) - 12
  return [
    { pitch: root, startBeats: bar * BAR, durationBeats: 2, velocity: 84 + verse * 4 },
    { pitch: root, startBeats: bar * BAR + 2.5, durationBeats: 0.5, velocity: 70 + verse * 4 },
  ]
}

const CHORDS = [
  'Am',
  'C',
  'D',
  'F',
  'Am',
  'C',
  'E',
  'E',
  'Am',
  'C',
  'D',
  'F',
  'Am',
  'E',
  'Am',
  'E',
] as readonly (keyof typeof SHAPES)[]
/** From the lowest string that sounds. */
const SHAPES = {
  Am: [45, 57, 60, 64],
  C: [48, 55, 60, 64],
  D: [50, 57, 62, 66],
  F: [41, 57, 60, 65],
  E: [40, 56, 59, 64],
} as const
const VERSES = [0, 1, 2]
const BAR = 3
const VERSE = CHORDS.length * BAR
