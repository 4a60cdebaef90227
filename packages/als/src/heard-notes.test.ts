import { describe, expect, it } from 'vitest'
import { heardNotes } from './heard-notes.ts'
import type { ClipLoop, MidiClip } from './model/clip.ts'
import type { MidiNote } from './model/midi-note.ts'

const note = (startBeats: number, durationBeats = 0.5, isMuted = false): MidiNote => ({
  pitch: 60,
  startBeats,
  durationBeats,
  velocity: 100,
  releaseVelocity: 64,
  isMuted,
  probability: 1,
  velocityDeviation: 0,
  id: null,
  offset: 0,
})

function clip(lengthBeats: number, loop: Partial<ClipLoop>, notes: readonly MidiNote[]): MidiClip {
  return {
    kind: 'midi',
    name: '',
    annotation: '',
    colorIndex: null,
    startBeats: 16,
    endBeats: 16 + lengthBeats,
    loop: { isOn: true, start: 0, end: 4, startRelative: 0, ...loop },
    isMuted: false,
    timeSignature: { numerator: 4, denominator: 4 },
    grooveId: null,
    launch: { mode: 'trigger', quantization: 0, isLegato: false, velocityAmount: 0, followAction: null },
    takeId: null,
    envelopes: [],
    scale: null,
    offset: 0,
    notes,
    expressions: [],
  }
}

const starts = (of: MidiClip) => heardNotes(of).map((heard) => heard.startBeats)

describe('heardNotes', () => {
  it.each([
    ['a loop over its length', clip(3, { end: 1 }, [note(0)]), [0, 1, 2]],
    ['a loop that starts in its middle', clip(6, { startRelative: 2 }, [note(1), note(3)]), [1, 3, 5]],
    ['a start before the loop', clip(6, { start: 2, end: 4, startRelative: -2 }, [note(0), note(3)]), [0, 3, 5]],
    [
      'a start after the loop, which then never comes',
      clip(4, { end: 2, startRelative: 3 }, [note(1), note(3.5)]),
      [0.5],
    ],
    [
      'a clip without a loop',
      clip(2, { isOn: false, start: 1, end: 3 }, [note(0), note(1), note(2.5), note(3)]),
      [0, 1.5],
    ],
    [
      'notes outside the played part',
      clip(
        4,
        { isOn: false },
        [note(-1), note(4), note(2)].sort((a, b) => a.startBeats - b.startBeats),
      ),
      [2],
    ],
    ['muted notes', clip(4, {}, [note(0, 1, true), note(1)]), [1]],
    ['a loop without length', clip(4, { end: 0 }, [note(0), note(1)]), [0, 1]],
  ])('unrolls %s', (_what, of, expected) => {
    expect(starts(of)).toEqual(expected)
  })

  it('cuts a note where the loop jumps back and where the clip ends', () => {
    expect(heardNotes(clip(6, {}, [note(3, 3), note(1, 3)].reverse())).map((heard) => heard.durationBeats)).toEqual([
      3, 1, 1,
    ])
  })

  it('keeps what else the note says', () => {
    expect(heardNotes(clip(4, {}, [{ ...note(1), velocity: 33.5, id: 7 }]))[0]).toMatchObject({ velocity: 33.5, id: 7 })
  })
})
