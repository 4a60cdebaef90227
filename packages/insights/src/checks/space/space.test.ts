import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { makeReport } from '../../make-report.ts'
import { findingOf, midi, setOf, withDevices } from '../../testing/report-of.ts'
import { SPACE_CASES } from './space.cases.ts'

describe('space', () => {
  testCases(SPACE_CASES)

  it('SP09 says which side is beside the beat, where the sides are apart', async () => {
    const textOf = async (isLinked: boolean) => {
      const params = { DryWet: 0.3, DelayLine_Link: isLinked, DelayLine_SyncL: false, DelayLine_TimeL: 0.43 }
      return (await findingOf('SP09', withDevices([{ tag: 'Delay', params }])))?.evidence[0]?.text
    }
    expect(await textOf(false)).toMatch(/left: 430 ms; nearest note value 375 ms/)
    expect(await textOf(true)).not.toMatch(/left/)
  })

  it('SP11 counts no send that is switched off', async () => {
    const set = await setOf({
      tracks: [midi({ sends: { Room: -6 } }), { kind: 'return', name: 'Room', isMuted: true }],
    })
    const told = (isActive: boolean) => {
      const tracks = set.tracks.map((track) => {
        const sends = track.mixer.sends.map((send) => ({ ...send, isActive }))
        return { ...track, mixer: { ...track.mixer, sends } }
      })
      const { findings } = makeReport({ ...set, tracks }, { fileName: 'test.als', bytes: 1 })
      return findings.some(({ checkId }) => checkId === 'SP11')
    }
    expect([told(true), told(false)]).toEqual([true, false])
  })
})
