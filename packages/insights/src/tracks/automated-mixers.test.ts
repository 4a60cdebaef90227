import type { AutomationDescription, SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, midi, setOf } from '../testing/report-of.ts'
import { automatedMixers } from './automated-mixers.ts'

/** A track of 16 beats, and a main track, with this automation. */
const bothWith = (...automation: AutomationDescription[]): SetDescription => ({
  tracks: [midi({ volumeDb: -3, automation }), { kind: 'return', name: 'Room' }],
  main: { volumeDb: -5, automation },
})
const line = (parameter: string, ...values: number[]): AutomationDescription => ({
  parameter,
  events: values.map((value, index) => ({ timeBeats: index * 4, value })),
})

async function levelsOf(description: SetDescription) {
  const { tracks, main } = automatedMixers(await setOf(description))
  return [tracks[0]?.mixer.volumeDb, main?.mixer.volumeDb].map((level) => Math.round(level ?? 0))
}

describe('automatedMixers', () => {
  it('leaves a fader without automation where it stands', async () => {
    expect(await levelsOf(bothWith())).toEqual([-3, -5])
  })

  it('puts a fader where its automation holds it', async () => {
    expect(await levelsOf(bothWith(line('Mixer/Volume', 0.1)))).toEqual([-20, -20])
    expect(await levelsOf(bothWith(line('Mixer/Volume', 0)))).toEqual([-70, -70])
  })

  it('takes no notice of a fade at the end', async () => {
    expect(await levelsOf(bothWith(line('Mixer/Volume', 0.5, 0.5, 0.5, 0.5, 0)))).toEqual([-6, -6])
  })

  it('leaves a set with nothing arranged as it is', async () => {
    const automation = [line('Mixer/Volume', 0.1)]
    expect(await levelsOf({ tracks: [audio({ volumeDb: -3, arrangementClips: [], automation })] })).toEqual([-3, 0])
  })

  it('switches a track off only where its automation never has it on', async () => {
    const isMuted = async (saved: boolean, ...values: number[]) => {
      const automation = [
        {
          ...line('Mixer/Speaker'),
          events: line('', ...values).events.map(({ timeBeats, value }) => ({ timeBeats, value: value === 1 })),
        },
      ]
      const { tracks } = automatedMixers(await setOf({ tracks: [midi({ isMuted: saved, automation })] }))
      return tracks[0]?.mixer.isMuted
    }
    expect(await isMuted(true, 0, 1, 0)).toBe(false)
    expect(await isMuted(false, 0, 0)).toBe(true)
    expect(await isMuted(true, 0, 0, 0, 0, 1)).toBe(true)
  })

  it('reads pans and sends alike', async () => {
    const automation = [line('Mixer/Pan', -0.5), line('Mixer/Sends.0', 0.1)]
    const { tracks } = automatedMixers(
      await setOf({ tracks: [midi({ automation }), { kind: 'return', name: 'Room' }] }),
    )
    expect(tracks[0]?.mixer.pan).toBe(-0.5)
    expect(tracks[0]?.mixer.sends[0]?.levelDb).toBeCloseTo(-20)
  })
})
