import { readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { describe, expect, it, test } from 'vitest'
import { makeReport } from '../make-report.ts'
import type { PlacedClip } from '../song/song.ts'
import { midi, midiClip, notes, reportOf } from '../testing/report-of.ts'
import { songEnd } from './song-end.ts'

test.each<[string, readonly (readonly [from: number, to: number, isMuted?: boolean])[], number, number]>([
  [
    'a song without gaps',
    [
      [0, 16],
      [16, 32],
      [32, 48],
      [48, 64],
    ],
    64,
    0,
  ],
  [
    'a clip 64 beats behind',
    [
      [0, 16],
      [16, 32],
      [32, 48],
      [48, 64],
      [128, 144],
    ],
    64,
    1,
  ],
  [
    'a clip just nearer',
    [
      [0, 16],
      [16, 32],
      [32, 48],
      [48, 64],
      [127.9, 144],
    ],
    144,
    0,
  ],
  [
    'a muted clip far behind',
    [
      [0, 16],
      [16, 32],
      [32, 48],
      [48, 64],
      [128, 144, true],
    ],
    64,
    0,
  ],
  [
    'as many clips behind the gap as before it',
    [
      [0, 16],
      [16, 32],
      [128, 144],
      [144, 160],
    ],
    160,
    0,
  ],
  [
    'a long clip under the gap',
    [
      [0, 16],
      [16, 32],
      [32, 48],
      [0, 130],
      [140, 150],
    ],
    150,
    0,
  ],
  ['nothing', [], 0, 0],
])('%s', (_what, clips, endBeats, strays) => {
  const end = songEnd(
    clips.map(([from, to, isMuted]) => placed(from, to, isMuted ?? false)),
    [],
  )
  expect([end.endBeats, end.strays.length]).toEqual([endBeats, strays])
})

test('a parked clip is drawn, and makes the song no longer', async () => {
  const content = await buildSet(exampleSet())
  const reading = await readSet(content)
  if (reading.kind !== 'set') throw new Error('The example is no set.')
  const { overview, arrangement } = makeReport(reading.set, { fileName: 'Nordlys.als', bytes: content.byteLength })
  expect([overview.lengthBars, arrangement.sections.at(-1)?.endBeats]).toEqual([112, 448])
  expect(arrangement.lengthBeats).toBe(672)
})

test('a clip whose notes stop early ends with the bar of its last note, an empty one counts not at all', async () => {
  const { overview, arrangement } = await reportOf({
    tracks: [
      midi({
        arrangementClips: [
          midiClip({ lengthBeats: 64, notes: notes(4, { stepBeats: 4 }) }),
          midiClip({ startBeats: 64, lengthBeats: 32, notes: [] }),
        ],
      }),
    ],
  })
  expect([overview.lengthBars, arrangement.sections.at(-1)?.endBeats]).toEqual([4, 16])
})

test('where everything is switched off, what is switched off is the song', async () => {
  const { overview } = await reportOf({
    tracks: [midi({ arrangementClips: [midiClip({ isMuted: true, lengthBeats: 32 })] })],
  })
  expect(overview.lengthBars).toBe(8)
})

function onTrack(trackId: number, fromBar: number, bars: number): PlacedClip {
  return placed(fromBar * 4, (fromBar + bars) * 4, false, trackId)
}

function placed(startBeats: number, endBeats: number, isMuted: boolean, trackId = 1): PlacedClip {
  return {
    report: { trackId, startBeats, endBeats, kind: 'audio', isHeard: !isMuted },
    notes: [],
  } as unknown as PlacedClip
}

describe('what lies behind a silence of sixteen bars', () => {
  const band = (tracks: number, from: number, bars: number) =>
    Array.from({ length: tracks }, (_, index) => onTrack(index, from, bars))
  const endOf = (...clips: readonly PlacedClip[]) => songEnd(clips, []).endBeats / 4

  it('is parked where fewer than half as many ever sound together again, and a quarter of them mostly', () => {
    const takes = [onTrack(1, 48, 8), onTrack(2, 60, 8), onTrack(1, 80, 8), onTrack(3, 100, 4), onTrack(4, 100, 8)]
    const takesOfAll = band(5, 0, 32).map((_, index) => onTrack(index, 120, 4))
    expect(endOf(...band(8, 0, 32), ...takes)).toBe(32)
    expect(endOf(...band(8, 0, 32), ...takes, ...takesOfAll)).toBe(124)
    expect(endOf(...band(4, 0, 32), onTrack(1, 48, 8), onTrack(2, 56, 8), onTrack(1, 64, 8))).toBe(72)
  })

  it('is a quiet last part of the song where a third play on', () => {
    const quiet = [48, 56, 64, 72].flatMap((from) => band(3, from, 8))
    expect(endOf(...band(9, 0, 32), ...quiet)).toBe(80)
  })

  it('is the song going on behind a shorter one', () => {
    expect(endOf(...band(8, 0, 32), onTrack(1, 47, 16), onTrack(2, 63, 16))).toBe(79)
  })
})
