import type { MidiNoteDescription, SetDescription, TrackDescription } from '@kvint/als/build'

/**
 * Grieg's “In the Hall of the Mountain King” of 1875 (Peer Gynt, opus 23): its theme in B minor, in F♯ major and in B minor,
 * three times, each faster, fuller and an octave wider than the one before.
 */
export function mountainKing(): SetDescription {
  return {
    live: 12,
    tempo: [
      { timeBeats: 0, bpm: 126 },
      { timeBeats: STATEMENT, bpm: 138 },
      { timeBeats: 2 * STATEMENT, bpm: 168 },
      { timeBeats: 3 * STATEMENT, bpm: 208 },
    ],
    timeSignature: '4/4',
    tracks: [
      track('Bassoon', 9, [0, 1, 2], (turn) => theme(turn, 0)),
      track('Oboe', 26, [1, 2], (turn) => theme(turn, 24)),
      track('Violins', 22, [2], (turn) => theme(turn, 36)),
      track('Pizzicato', 14, [0, 1, 2], (turn) => plucked(turn)),
      track('Basses', 42, [1, 2], (turn) => low(turn)),
    ],
    locators: ['First time', 'Second time', 'Third time'].map((name, turn) => ({ name, timeBeats: turn * STATEMENT })),
    main: { devices: [{ tag: 'Limiter', params: { Ceiling: -1 } }] },
  }
}

function track(
  name: string,
  colorIndex: number,
  turns: readonly number[],
  notes: (turn: number) => readonly MidiNoteDescription[],
): TrackDescription {
  return {
    kind: 'midi',
    name,
    colorIndex,
    pan: (colorIndex % 5) / 10 - 0.2,
    devices: [{ tag: 'OriginalSimpler', name }],
    arrangementClips: turns.map((turn) => ({
      name,
      startBeats: turn * STATEMENT,
      lengthBeats: STATEMENT,
      notes: notes(turn),
    })),
  }
}

function theme(turn: number, up: number): readonly MidiNoteDescription[] {
  return PHRASES.flatMap(({ melody }, phrase) =>
    melody.map(([beat, pitch, durationBeats]) => ({
      pitch: pitch + up,
      startBeats: phrase * PHRASE + beat,
      durationBeats: durationBeats * 0.6,
      velocity: loudness(turn, phrase, beat),
    })),
  )
}

/** Chords after each beat. */
function plucked(turn: number): readonly MidiNoteDescription[] {
  return PHRASES.flatMap(({ chord }, phrase) =>
    Array.from({ length: PHRASE }, (_, beat) =>
      chord.map((pitch) => ({
        pitch: pitch + 12,
        startBeats: phrase * PHRASE + beat + 0.5,
        durationBeats: 0.3,
        velocity: loudness(turn, phrase, beat) - 14,
      })),
    ).flat(),
  )
}

/** Root and fifth of the chord by turns. */
function low(turn: number): readonly MidiNoteDescription[] {
  return PHRASES.flatMap(({ chord: [root = 0, , fifth = 0] }, phrase) =>
    Array.from({ length: PHRASE }, (_, beat) => ({
      pitch: (beat % 2 === 0 ? root : fifth - 12) - 12,
      startBeats: phrase * PHRASE + beat,
      durationBeats: 0.5,
      velocity: loudness(turn, phrase, beat) - 4,
    })),
  )
}

const loudness = (turn: number, phrase: number, beat: number): number =>
  54 + turn * 20 + phrase * 2 + (beat % 4 === 0 ? 8 : beat % 1 === 0 ? 3 : 0)

type Note = readonly [beat: number, pitch: number, durationBeats: number]

/** Seven eighths up the scale with the last held, a step above it and back: twice, the second time with its own end. */
const HOME: readonly Note[] = [
  ...inEighths(0, [47, 49, 50, 52, 54, 50]),
  [3, 54, 1],
  ...inEighths(4, [53, 49]),
  [5, 53, 1],
  ...inEighths(6, [52, 48]),
  [7, 52, 1],
  ...inEighths(8, [47, 49, 50, 52, 54, 50, 54, 59]),
  ...inEighths(12, [57, 54, 50, 54]),
  [14, 57, 2],
]
const AWAY: readonly Note[] = [
  ...inEighths(0, [54, 56, 58, 59, 61, 58]),
  [3, 61, 1],
  ...inEighths(4, [62, 58]),
  [5, 62, 1],
  ...inEighths(6, [61, 58]),
  [7, 61, 1],
  ...inEighths(8, [54, 56, 58, 59, 61, 58]),
  [11, 61, 1],
  ...inEighths(12, [62, 58]),
  [13, 62, 1],
  [14, 61, 2],
]

function inEighths(from: number, pitches: readonly number[]): readonly Note[] {
  return pitches.map((pitch, step) => [from + step / 2, pitch, 0.5])
}

const B_MINOR = [47, 50, 54]
const F_SHARP_MAJOR = [42, 46, 49]
const PHRASES = [
  { melody: HOME, chord: B_MINOR },
  { melody: HOME, chord: B_MINOR },
  { melody: AWAY, chord: F_SHARP_MAJOR },
  { melody: AWAY, chord: F_SHARP_MAJOR },
  { melody: HOME, chord: B_MINOR },
  { melody: HOME, chord: B_MINOR },
]
const PHRASE = 16
const STATEMENT = PHRASES.length * PHRASE
