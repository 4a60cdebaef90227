import type { ClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip, notes } from '../../testing/report-of.ts'

const bars = (from: number, count: number, pitch = 60): ClipDescription =>
  midiClip({
    startBeats: from * 4,
    lengthBeats: count * 4,
    loop: { isOn: true, start: 0, end: 4 },
    notes: notes(4, { pitch, durationBeats: 1 }),
  })
const track = (...clips: ClipDescription[]): TrackDescription => midi({ arrangementClips: clips })
/** `before` parts for sixteen bars, then ten. */
const step = (before: number, rest: Partial<TrackDescription> = {}): SetDescription => ({
  tracks: Array.from({ length: 10 }, (_, index) => {
    const part = track(index < before ? bars(0, 32, 60 + index) : bars(16, 16, 60 + index))
    return index === 0 ? { ...part, ...rest } : part
  }),
})
const flat = (count: number, length: number): SetDescription => ({
  tracks: Array.from({ length: count }, (_, index) => track(bars(0, length, 60 + index))),
})
const drop = (bassFrom: number, label = 'Drop'): SetDescription => ({
  locators: [
    { timeBeats: 0, name: 'Verse' },
    { timeBeats: 64, name: label },
  ],
  tracks: [
    track(bars(0, 32)),
    midi({ name: 'Bass', arrangementClips: [bars(0, 8, 36), bars(bassFrom, 32 - bassFrom, 36)] }),
  ],
})
const minutes = (beats: number): SetDescription => ({ tracks: [track(bars(0, beats / 4))] })

describe('energy and sections', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['AR07', 'five parts, then ten: half as full before', step(5), true],
    ['AR07', 'six parts, then ten: four tenths', step(6), false],
    [
      'AR07',
      'five parts, then ten, behind a ramp',
      step(5, {
        automation: [
          {
            parameter: 'Mixer/Pan',
            events: [
              { timeBeats: 48, value: 0 },
              { timeBeats: 64, value: 1 },
            ],
          },
        ],
      }),
      false,
    ],
    ['AR06', 'three parts for 68 bars', flat(3, 68), true],
    ['AR06', 'one recording of 68 bars', flat(1, 68), false],
    ['AR06', 'three parts for 64 bars', flat(3, 64), false],
    [
      'AR06',
      'three parts, of which one enters at bar 33',
      { tracks: [...(flat(2, 68).tracks ?? []), track(bars(32, 36, 70))] },
      false,
    ],
    ['AR06', 'four parts all the time, which AR12 tells', flat(4, 68), false],
    ['LE11', 'a bass that comes half-way through the drop', drop(25), true],
    ['LE11', 'a bass in half of the drop', drop(24), false],
    ['LE11', 'the same in a break', drop(25, 'Break'), false],
    ['LE11', 'a song that has no bass', { ...drop(25), tracks: [track(bars(0, 32)), track(bars(0, 8, 72))] }, false],
    ['AR08', 'a song of 74 s', minutes(148), true],
    ['AR08', 'a song of 76 s', minutes(152), false],
    ['AR08', 'a sketch of half a minute', minutes(60), false],
    ['AR08', 'eleven minutes', minutes(1320), true],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it('names the bars before the change', async () => {
    const finding = await findingOf('AR07', step(4))
    expect(finding?.place.bars).toEqual({ from: 15, to: 17 })
    expect(finding?.claim).toContain('bar 17')
  })
})
