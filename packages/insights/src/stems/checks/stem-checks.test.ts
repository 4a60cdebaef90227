import type { SetDescription } from '@kvint/als/build'
import type { Report } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { bounceOfReport, type SoundDescription } from '../../bounce/testing/bounce-of.ts'
import { midi, midiClip, notes, reportOf } from '../../testing/report-of.ts'
import { hearStems } from '../hear-stems.ts'
import { STEM_CHECKS } from './stem-checks.ts'

/** 16 bars at 120 BPM: 32 s. */
const SECONDS = 32
const part = (name: string) =>
  midi({ name, arrangementClips: [midiClip({ lengthBeats: 64, notes: notes(64, { pitch: 72 }) })] })
const SET: SetDescription = { tempo: 120, tracks: [part('Lead Synth'), part('Pad')] }

type Level = (second: number) => number
/** A sound between 500 Hz and 2 kHz at a level; nothing else. */
const middle =
  (level: Level): NonNullable<SoundDescription['band']> =>
  (hz, second) => ({
    db: hz > 450 && hz < 2100 ? level(second) : -120,
    correlation: 1,
  })
const steady: Level = () => -30
/** In bars 9 to 12, seconds 16 to 24, at another level. */
const except =
  (usual: number, there: number): Level =>
  (second) =>
    second >= 16 && second < 24 ? there : usual

function told(report: Report, lead: Level, pad: Level) {
  const stems = [lead, pad].map((level, index) => {
    const { hearing, traces } = bounceOfReport({ seconds: SECONDS, band: middle(level) }, report)
    return { name: `${index}.wav`, trackId: report.tracks[index]?.id as number, hearing, traces }
  })
  return hearStems(report, stems, stems[0]?.hearing.alignment ?? null)
}

const CASES = [
  ['HE44', 'fires', 'a lead that the pad covers in four bars', steady, except(-60, -18)],
  ['HE44', 'beside', 'a pad that stays under the lead', steady, except(-60, -42)],
  ['HE44', 'trap', 'a pad that covers everywhere alike: there is no elsewhere', steady, () => -26],
  ['HE38', 'fires', 'notes in four bars of which nothing is heard', except(-30, -120), () => -60],
  ['HE38', 'beside', 'notes that are played very quietly', except(-30, -66), () => -60],
  ['HE38', 'trap', 'a stem that is silent in two bars', (s: number) => (s >= 16 && s < 20 ? -120 : -30), () => -60],
] as const

describe('checks of stems', () => {
  it.each(CASES)('%s %s: %s', async (id, kind, _what, lead, pad) => {
    const heard = told(await reportOf(SET), lead, pad)
    expect(heard?.findings.some(({ checkId }) => checkId === id)).toBe(kind === 'fires')
  })

  it.each(['fires', 'beside', 'trap'])('each have a case that is to be told or not: %s', (kind) => {
    const shown = new Set<string>(CASES.filter((one) => one[1] === kind).map(([id]) => id))
    expect(STEM_CHECKS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  it('name the bars and who lies over the part', async () => {
    const heard = told(await reportOf(SET), steady, except(-60, -18))
    const finding = heard?.findings.find(({ checkId }) => checkId === 'HE44')
    expect(finding?.claim).toMatch(
      /^“Lead Synth” is covered in bars 9 to 12: \d+ % of it stands out there, \d+ % elsewhere\. It lies under “Pad”/,
    )
    expect(finding?.place.bars).toEqual({ from: 9, to: 12 })
    expect(heard?.parts[0]?.audible).toHaveLength(16)
  })

  it('say nothing of a single stem, or of files that lie on no set', async () => {
    const report = await reportOf(SET)
    const { hearing, traces } = bounceOfReport({ seconds: SECONDS }, report)
    const stem = { name: 'a.wav', trackId: null, hearing, traces }
    expect(hearStems(report, [stem], hearing.alignment)).toBeNull()
    expect(hearStems(report, [stem, stem], null)).toBeNull()
  })
})
