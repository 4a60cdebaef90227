import { describe, expect, it } from 'vitest'
import { bounceOfReport, type SoundDescription } from './testing/bounce-of.ts'
import { compareBounces } from './compare-bounces.ts'

const heard = (sound: SoundDescription) => bounceOfReport(sound, null).hearing
const swing = (by: number) => (at: number) => -14 + 4 * Math.sin(at) + by

describe('compareBounces', () => {
  it('tells the same sound, turned up', () => {
    const after = heard({
      lufs: swing(2.1),
      band: (hz) => ({ db: (hz > 35 && hz < 12_000 ? -30 : -60) + 2.1 }),
      loudness: { integratedLufs: -11.9, truePeakDbtp: 0.1 },
    })
    const changes = compareBounces(heard({ lufs: swing(0) }), after)
    expect(changes).toMatchObject({ loudnessLu: 2.1, truePeakDb: 2.1, densityDb: 0, bands: [], isOnlyLevel: true })
  })

  it('tells a bass that went down at equal loudness', () => {
    const after = heard({ lufs: swing(0), band: (hz) => (hz > 50 && hz < 80 ? { db: -31.5 } : {}) })
    const { bands } = compareBounces(heard({ lufs: swing(0) }), after)
    expect(bands).toEqual([
      { hz: 50.1, db: -1.5 },
      { hz: 63.1, db: -1.5 },
      { hz: 79.4, db: -1.5 },
    ])
  })

  it('does not call another mix the same, nor another length', () => {
    const one = heard({ lufs: swing(0) })
    expect(compareBounces(one, heard({ lufs: (at) => swing(0)(at) + (at > 30 ? 1 : 0) })).isOnlyLevel).toBe(false)
    expect(compareBounces(one, heard({ seconds: 32, lufs: swing(0) })).isOnlyLevel).toBe(false)
  })

  it('tells a band that became wide', () => {
    const { widths } = compareBounces(
      heard({}),
      heard({ band: (hz) => (hz > 900 && hz < 1100 ? { correlation: 0.1 } : {}) }),
    )
    expect(widths).toEqual([{ hz: 1000, correlation: -0.5 }])
  })
})
