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
      '“Lead” and 2 more play one line, “Bass” and “Sub” another.',
    )
  })

  it('tells a whole group in unison as one sound in layers, also where it is read for harmony without a role', async () => {
    const phrase = bars([C, Am, F, G], 4)
    const tracks = ['Omni', 'Junatik', 'Serum'].map((name) => part(name, phrase))
    tracks.push(part('Massive', phrase.slice(0, 32)))
    expect((await findingOf('HA16', { tracks }))?.claim).toBe(
      '“Omni”, “Junatik”, “Serum” and “Massive” play one line in unison, or a part of it: one sound in 4 layers.',
    )
  })

  it('tells two groups, of which one holds a part of a line', async () => {
    const tracks = [
      part('Bass', line(low, 0.75)),
      part('Lead', line(tune)),
      part('Sub', line(low, 0.75)),
      part('Keys', line(tune.slice(0, 24))),
    ]
    expect((await findingOf('HA16', { tracks }))?.claim).toBe(
      '“Bass” and “Sub” play one line or a part of it, “Lead” and “Keys” another.',
    )
  })

  it('tells a short line that several parts play whole, each octave by its place', async () => {
    const phrase = [59, 63, 66, 63, 66, 56, 52, 59, 54, 63, 59, 56, 63, 66, 61, 64, 57]
    const up = phrase.map((pitch, at) => pitch + (at < 8 ? 12 : 24))
    const tracks = [part('Piano', line(phrase, 2)), part('Organ', line(up, 2)), part('Pad', line(up, 2))]
    const found = await findingOf('HA16', { tracks })
    expect(found?.claim).toBe('“Piano”, “Organ” and “Pad” play one line, in unison and octaves.')
    expect(found?.evidence.map(({ text }) => text)).toEqual([
      '“Organ”: 17 of 17 notes with “Piano”, first in bar 1',
      '“Pad”: 17 of 17 notes with “Piano”, first in bar 1',
    ])
    expect((await findingOf('HA16', { tracks: tracks.slice(0, 2) }))?.claim).toBe(
      '“Piano” and “Organ” play the same line, 17 notes in unison and octaves.',
    )
    const less = part('Organ', line([...up.slice(0, 16), 60], 2))
    expect(await findingOf('HA16', { tracks: [...tracks.slice(0, 1), less] })).toBeUndefined()
  })

  it('counts a note once that is written twice', async () => {
    const tracks = [part('Lead', [...line(tune), ...line(tune.slice(0, 4))]), part('Keys', line(tune))]
    expect((await findingOf('HA16', { tracks }))?.claim).toMatch('play the same line, 40 notes in unison')
  })

  it('tells parts that play one line wherever both play', async () => {
    const late = (notes: ReturnType<typeof line>, beats: number) =>
      notes.map((note) => ({ ...note, startBeats: note.startBeats + beats }))
    const other = Array.from({ length: 16 }, (_, at) => 61 + ((at * 5) % 11))
    const lead = part('Lead', [...line(other), ...late(line(tune), 16)])
    const alone = part('Keys', [...late(line(tune), 16), ...late(line(other), 56)])
    const beside = part('Keys', [
      ...late(line(tune), 16),
      ...late(line(other), 0).map((note) => ({ ...note, pitch: 84 - (note.pitch - 60) })),
    ])
    expect((await findingOf('HA16', { tracks: [lead, alone] }))?.claim).toMatch('40 notes in unison')
    expect(await findingOf('HA16', { tracks: [lead, beside] })).toBeUndefined()
  })

  it('counts no more notes than a part has, where one has two partners in a chord', async () => {
    const octaves = line(tune).flatMap((note) => [note, { ...note, pitch: note.pitch + 12 }])
    const tracks = [part('Keys', octaves), part('Lead', line(tune)), part('Bell', line(tune))]
    const found = await findingOf('HA16', { tracks })
    expect(found?.evidence.map(({ text }) => text)).toEqual([
      expect.stringContaining('40 of 40 notes'),
      expect.stringContaining('40 of 40 notes'),
    ])
  })

  it('takes what doubles the top of chords and what doubles their bass for two lines', async () => {
    const keys = [...line(tune), ...line(tune.map((_, at) => low[at] ?? 36))]
    const tracks = [part('Keys', keys), part('Lead', line(tune)), part('Sub', line(low.slice(0, 40)))]
    expect((await findingOf('HA16', { tracks }))?.claim).toMatch(
      /“Keys” and “(?:Lead|Sub)” play one line.*, “Keys” and “(?:Lead|Sub)” another\.$/,
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
