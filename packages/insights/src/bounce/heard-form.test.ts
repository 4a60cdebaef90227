import type { SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, midi, midiClip, reportOf } from '../testing/report-of.ts'
import { hearBounce } from './hear-bounce.ts'
import { bounceOfReport } from './testing/bounce-of.ts'
import { withBounce } from './with-bounce.ts'

/** 32 bars at 120 BPM: 64 s, all of it one recording. */
const recording = audio({ name: 'Mix', arrangementClips: [audioClip({ lengthBeats: 128, isWarped: true })] })
const onlySound: SetDescription = { tempo: 120, tracks: [recording] }

/** Full from bar 9 on, thin again from bar 25 on. */
const isFull = (second: number) => second >= 16 && second < 48
const sound = {
  lufs: (second: number) => (isFull(second) ? -10 : -20),
  band: (hz: number, second: number) => ({ db: isFull(second) || (hz > 300 && hz < 3000) ? -30 : -70 }),
}

async function heard(set: SetDescription) {
  const report = await reportOf(set)
  const { hearing, traces } = bounceOfReport(sound, report)
  return { report, bounce: hearBounce(report, hearing, traces, 0) }
}

describe('sections that are heard', () => {
  it('are laid from the first beat of the set, also where its song starts late', async () => {
    const late = audio({
      name: 'Mix',
      arrangementClips: [audioClip({ startBeats: 32, lengthBeats: 96, isWarped: true })],
    })
    const report = await reportOf({ tempo: 120, tracks: [late] })
    expect(report.overview.lengthSeconds).toBe(48)
    const { hearing, traces } = bounceOfReport(sound, report)
    expect(hearBounce(report, hearing, traces).form?.map(({ startBeats }) => startBeats)).toEqual([0, 32, 96])
  })

  it('are those of a set without notes, and say so', async () => {
    const { report, bounce } = await heard(onlySound)
    expect(bounce.form?.map(({ startBeats, label }) => [startBeats, label])).toEqual([
      [0, 'A'],
      [32, 'B'],
      [96, 'A'],
    ])
    expect(bounce.form?.map(({ density }) => density)).toEqual([0.316, 1, 0.316])
    // The bounce is told by them too.
    expect(bounce.sections.map(({ bars }) => [bars.from, bars.to])).toEqual([
      [1, 8],
      [9, 24],
      [25, 32],
    ])
    const joined = withBounce(report, bounce)
    expect(joined.arrangement).toMatchObject({ areSectionsHeard: true, sections: bounce.form })
  })

  it.each([
    [
      'notes tell them',
      { ...onlySound, tracks: [recording, midi({ arrangementClips: [midiClip({ lengthBeats: 128 })] })] },
    ],
    ['the producer has named them', { ...onlySound, locators: [{ timeBeats: 64, name: 'Drop' }] }],
  ])('stay those of the set where %s', async (_why, set) => {
    const { report, bounce } = await heard(set)
    expect(bounce.form).toBeNull()
    expect(withBounce(report, bounce).arrangement.areSectionsHeard).toBeUndefined()
  })
})
