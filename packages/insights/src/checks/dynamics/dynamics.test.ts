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

  it('names the one source that several sidechains wait for', async () => {
    const waiting = ['Bass', 'Pad'].map((name) => ({ ...duckedBehindMixer, name }))
    const finding = await findingOf('DY02', { tracks: [midi({ name: 'Kick', isMuted: true }), ...waiting] })
    expect(finding?.claim).toBe('2 sidechains listen to “Kick”, which is switched off: on “Bass” and “Pad”.')
  })
})
