import { describe, expect, it } from 'vitest'
import type { SetDescription } from '@kvint/als/build'
import { testCases } from '../../testing/check-case.ts'
import { findingOf, midi } from '../../testing/report-of.ts'
import { BUS_AND_PAD, DUCKED_CASES } from './ducked-by-the-beat.cases.ts'

describe('parts that give way to the beat', () => {
  testCases(DUCKED_CASES)

  it('names them, and how many run through a bus', async () => {
    const found = await findingOf('DY12', BUS_AND_PAD)
    expect(found?.claim).toBe('2 parts duck under “Kick”: “Pump” and “Pad”.')
    expect(found?.place.trackIds).toHaveLength(4)
    expect(found?.severity).toBe('strength')
    expect(found?.evidence.map(({ text }) => text)).toEqual([
      '“Pump” ▸ Compressor: threshold −20 dB, ratio 4:1; 2 parts run through it',
      '“Pad” ▸ Compressor: threshold −30 dB, ratio 2.5:1',
    ])
    expect(found?.figures).toEqual({ beatMs: 500, source: 'Kick', part: 'Pad', db: 18 })
  })

  it('counts what presses less beside what is ducked, and what presses nothing not', async () => {
    const [kick, , bass, , pad] = BUS_AND_PAD.tracks ?? []
    const told = async (Ratio: number) => {
      const listening = (pad?.devices ?? []).map((device) => ({ ...device, params: { ...device.params, Ratio } }))
      const tracks = [kick, { ...bass, group: undefined, devices: pad?.devices }, { ...pad, devices: listening }]
      return (await findingOf('DY12', { tracks } as SetDescription))?.claim
    }
    expect(await told(1.2)).toContain('2 parts duck under “Kick”')
    expect(await told(1)).toContain('“Bass” ducks under “Kick”')
  })

  it('tells a silent key track as what it is', async () => {
    const key = midi({ name: 'SC', isMuted: true })
    const sidechain = { isOn: true, source: 'SC', tap: 'PostFxOut' } as const
    const ducks = { tag: 'Compressor2', params: { Threshold: 0.1, Ratio: 4 }, sidechain }
    const told = async (...names: string[]) =>
      (await findingOf('DY12', { tracks: [key, ...names.map((name) => midi({ name, devices: [ducks] }))] }))?.claim
    expect(await told('Bass')).toBe('“SC” is a silent key track: “Bass” ducks to it.')
    expect(await told('Bass', 'Pad')).toBe('“SC” is a silent key track: 2 parts duck to it, “Bass” and “Pad”.')
  })
})
