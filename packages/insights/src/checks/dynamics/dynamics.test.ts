import { describe, expect, it } from 'vitest'
import { fetchLesson } from '../../lessons/fetch-lesson.ts'
import { fillLesson, lessonFigures } from '../../lessons/lesson-figures.ts'
import { findingOf, midi, midiClip, notes, reportOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { DYNAMICS_CASES, ducked, duckedBehindMixer } from './dynamics.cases.ts'

describe('dynamics', () => {
  testCases(DYNAMICS_CASES)

  it('counts the beat of the set in its lesson', async () => {
    const report = await reportOf(ducked(900, 128))
    const finding = report.findings.find(({ checkId }) => checkId === 'DY04')
    expect(finding?.claim).toBe(
      'At 128 BPM there are 469 ms from beat to beat; the Compressor on “Bass” takes 900 ms to let go.',
    )
    const { beginner } = await fetchLesson('dy04', 'en')
    const lesson = finding && fillLesson(beginner, lessonFigures(report, finding), String)
    expect(lesson?.tryThis[0]).toBe('Set Release to somewhere from 234 to 352 ms.')
  })

  it('names the pad whose hits a Compressor takes', async () => {
    const fast = { tag: 'Compressor2', params: { Attack: 0.5, Ratio: 8, Threshold: -20 } }
    const kit = midi({
      name: 'Kit',
      devices: [{ tag: 'DrumGroupDevice', chains: [{ name: 'Kick 2', note: 36, devices: [fast] }] }],
      arrangementClips: [midiClip({ notes: notes(4, { pitch: 36 }) })],
    })
    expect((await findingOf('DY07', { tracks: [kit] }))?.claim).toBe(
      'On “Kick 2” of “Kit” the Compressor clamps down within 0.5 ms: it takes the attack off each hit.',
    )
  })

  it('asks for room below the kick that plays the most, not below a fill', async () => {
    const part = (name: string, count: number, pattern: Parameters<typeof notes>[1], late = 0) =>
      midi({
        name,
        arrangementClips: [
          midiClip({
            lengthBeats: 64,
            notes: notes(count, { pitch: 36, durationBeats: 0.25, ...pattern }).map((note) => ({
              ...note,
              startBeats: note.startBeats + late,
            })),
          }),
        ],
      })
    const fill = part('Kick Fill', 128, { stepBeats: 0.25 })
    const kick = part('Kick', 64, { stepBeats: 1 })
    const between = part('Bass', 64, { stepBeats: 1 }, 0.5)
    expect(await findingOf('DY03', { tracks: [fill, kick, between] })).toBeUndefined()
    expect((await findingOf('DY03', { tracks: [fill, kick, part('Bass', 64, { stepBeats: 1 })] }))?.claim).toContain(
      '“Kick” and “Bass” share 16 bars',
    )
  })

  it('calls a sidechain without a source no fault where it came inside a kit', async () => {
    const deaf = { tag: 'Compressor2', sidechain: { isOn: true } }
    const kit = (isLibraryPreset: boolean) =>
      midi({
        name: 'Kit',
        devices: [
          {
            tag: 'DrumGroupDevice',
            presetName: 'Vinyl Kit',
            isLibraryPreset,
            chains: [{ name: 'Kick', note: 36, devices: [deaf] }],
          },
        ],
      })
    expect((await findingOf('DY01', { tracks: [kit(true)] }))?.severity).toBe('info')
    expect((await findingOf('DY01', { tracks: [kit(false)] }))?.severity).toBe('fix')
    expect((await findingOf('DY01', { tracks: [kit(true), midi({ devices: [deaf] })] }))?.severity).toBe('fix')
  })

  it('is a small matter where the compressor would press nothing down', async () => {
    const severity = async (Threshold: number) => {
      const device = { ...duckedBehindMixer.devices?.[0], tag: 'Compressor2', params: { Threshold, Ratio: 4 } }
      const tracks = [midi({ name: 'Kick', isMuted: true }), { ...duckedBehindMixer, devices: [device] }]
      return (await findingOf('DY02', { tracks }))?.severity
    }
    expect([await severity(0.98), await severity(0.9)]).toEqual(['info', 'check'])
  })

  it('names the one source that several sidechains wait for', async () => {
    const waiting = ['Bass', 'Pad'].map((name) => ({ ...duckedBehindMixer, name }))
    const finding = await findingOf('DY02', { tracks: [midi({ name: 'Kick', isMuted: true }), ...waiting] })
    expect(finding?.claim).toBe('2 sidechains listen to “Kick”, which is switched off: on “Bass” and “Pad”.')
  })
})
