import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip } from '../../testing/report-of.ts'
import { Am, bars, C, F, G, line, part } from './harmony.cases.ts'

const tune = Array.from({ length: 40 }, (_, at) => 60 + ([0, 2, 4, 7, 5][at % 5] ?? 0))
const low = Array.from({ length: 60 }, (_, at) => [36, 43, 41, 39][at % 4] ?? 36)

describe('doubled line', () => {
  it('tells each line that parts share, the largest group first', async () => {
    const tracks = [
      part('Bass', line(low, 0.75)),
      part('Lead', line(tune)),
      part('Sub', line(low, 0.75)),
      part('Keys', line(tune.map((pitch) => pitch + 12))),
      part('Bell', line(tune)),
    ]
    expect((await findingOf('HA16', { tracks }))?.claim).toBe(
      '5 parts share 2 lines: “Lead”, “Keys” and “Bell”; “Bass” and “Sub”.',
    )
  })

  it('calls chords chords, and says where it is one clip', async () => {
    const clip = { name: 'Story', lengthBeats: 64, notes: bars([C, Am, F, G], 4) }
    const tracks = ['Keys', 'Sub'].map((name) => midi({ name, arrangementClips: [midiClip(clip)] }))
    const found = await findingOf('HA16', { tracks })
    expect(found?.claim).toBe('“Keys” and “Sub” play the same chords, 64 notes in unison.')
    expect(found?.evidence.at(-1)?.text).toBe('“Sub”: the same clip, “Story”, as on “Keys”')
  })

  it('is one line where it is counted', async () => {
    const leaning = Array.from({ length: 48 }, (_, at) => ({
      pitch: [60, 62, 65, 64][at % 4] ?? 60,
      startBeats: Math.floor(at / 2) * 4 + (at % 2 ? 2.5 : 0),
      durationBeats: at % 2 ? 1.5 : 2.5,
    }))
    const higher = leaning.map((note) => ({ ...note, pitch: note.pitch + 12 }))
    const tracks = [part('Lead', leaning), part('Keys', higher)]
    expect((await findingOf('RH02', { tracks }))?.claim).toMatch('“Lead” is syncopated')
  })
})
