import type { SectionReport, TrackReport } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { midi, midiClip, notes, reportOf } from '../testing/report-of.ts'
import { nameSections } from './name-sections.ts'

const DRUMS = 1
const BASS = 2
const PAD = 3
const VOICE = 4
const tracks = (
  [
    [DRUMS, 'drums'],
    [BASS, 'bass'],
    [PAD, 'pad'],
    [VOICE, 'vocal'],
  ] as const
).map(([id, role]) => ({ id, role: { role, confidence: 1, because: '' } }) as unknown as TrackReport)

const section = (label: string, density: number, ...trackIds: number[]): SectionReport => ({
  startBeats: 0,
  endBeats: 64,
  label,
  trackIds,
  density,
})

const named = (...sections: SectionReport[]) => nameSections(sections, { tracks }).map(({ part }) => part?.kind ?? null)

describe('names of sections', () => {
  it('names intro, build, drop, break and outro by energy, drums and bass', () => {
    expect(
      named(
        section('A', 0.2, PAD),
        section('B', 0.9, DRUMS, BASS, PAD),
        section('C', 0.25, PAD),
        section('D', 0.5, DRUMS, PAD),
        section('E', 1, DRUMS, BASS, PAD),
        section('F', 0.3, DRUMS),
      ),
    ).toEqual(['intro', 'main', 'break', 'build', 'drop', 'outro'])
  })

  it('tells verse and chorus where a voice sings over two kinds of music that return', () => {
    expect(
      named(
        section('A', 0.3, PAD),
        section('B', 0.6, DRUMS, BASS, VOICE),
        section('C', 1, DRUMS, BASS, PAD, VOICE),
        section('B', 0.6, DRUMS, BASS, VOICE),
        section('C', 1, DRUMS, BASS, PAD, VOICE),
        section('D', 0.2, PAD),
      ),
    ).toEqual(['intro', 'verse', 'chorus', 'verse', 'chorus', 'outro'])
  })

  it('says nothing where two sections are all there is, or all are equally full', () => {
    expect(named(section('A', 0.3, PAD), section('B', 1, DRUMS, BASS))).toEqual([null, null])
    expect(named(section('A', 0.9, PAD), section('B', 0.95, PAD), section('C', 0.9, PAD))[0]).toBe(null)
  })

  it('believes a locator that uses such a name', () => {
    const [hook, tail] = nameSections([section('Hook 2', 0.4, PAD), section('Kadens', 0.4, PAD)], { tracks })
    expect(hook?.part).toEqual({ kind: 'chorus', confidence: 1 })
    expect(tail?.part).toBeUndefined()
  })
})

describe('sections of a set', () => {
  const bar = (pitch: number, from: number, count: number) =>
    midiClip({
      startBeats: from * 4,
      lengthBeats: count * 4,
      loop: { isOn: true, start: 0, end: 4 },
      notes: notes(8, { pitch, stepBeats: 0.5 }),
    })

  it('hears verse and chorus in one clip that fills the whole song', async () => {
    const verse = notes(64, { pitch: 48, stepBeats: 1 })
    const chorus = [72, 76, 79].flatMap((pitch) =>
      notes(128, { pitch, stepBeats: 0.5 }).map((note) => ({ ...note, startBeats: note.startBeats + 64 })),
    )
    const { arrangement } = await reportOf({
      tracks: [
        midi({ name: 'Guitar', arrangementClips: [midiClip({ lengthBeats: 128, notes: [...verse, ...chorus] })] }),
      ],
    })
    expect(arrangement.sections.map(({ startBeats }) => startBeats)).toEqual([0, 64])
  })

  it('cuts where a locator is named, where it stands beside the bar line too, and elsewhere by what plays', async () => {
    const { arrangement } = await reportOf({
      tracks: [
        midi({ name: 'Bass', arrangementClips: [bar(36, 0, 48)] }),
        midi({ name: 'Pad', arrangementClips: [bar(60, 32, 16)] }),
        midi({ name: 'Lead', arrangementClips: [bar(72, 32, 16)] }),
      ],
      locators: [
        { timeBeats: 63.5, name: 'Vers 2' },
        { timeBeats: 64.2, name: '3' },
      ],
    })
    expect(arrangement.sections.map(({ startBeats, label }) => [startBeats, label])).toEqual([
      [0, 'A'],
      [64, 'Vers 2'],
      [128, 'B'],
    ])
  })
})
