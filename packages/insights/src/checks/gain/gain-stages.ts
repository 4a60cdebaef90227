import type { Device } from '@kvint/als'
import type { Part } from '../../song/song.ts'
import { downstreamOf } from '../../signal/downstream.ts'
import { parameter, steady, steadyShare } from '../device-parameters.ts'

export type GainStage = { readonly name: string; readonly gainDb: number }

/**
 * Where a track's chain adds level or takes it, in signal order: its loudest clip, devices at the top of the chain or in a
 * rack of a single chain, the fader, and those of the groups and tracks that it runs through. Parallel chains and returns are
 * left out: they don't add up.
 */
export function gainStages(parts: readonly Part[], part: Part): GainStage[] {
  const clipDb = Math.max(
    0,
    ...part.clips.map(({ clip, report }) => (clip.kind === 'audio' && report.isHeard ? clip.gainDb : 0)),
  )
  const stages = [
    { name: 'clip gain', gainDb: clipDb },
    ...serial(part.track.devices).map((device) => ({ name: device.name, gainDb: deviceGainDb(device) })),
    { name: 'fader', gainDb: part.track.mixer.volumeDb },
    ...downstreamOf(parts, part)
      .filter(({ track }) => track.kind !== 'return')
      .map(({ track }) => ({ name: track.name, gainDb: track.mixer.volumeDb })),
  ]
  return stages.filter(({ gainDb }) => Math.abs(gainDb) >= LEAST_DB)
}

function serial(devices: readonly Device[]): Device[] {
  return devices
    .filter(({ isOn }) => isOn)
    .flatMap((device) => {
      const [only] = device.chains
      return device.chains.length === 1 && only && !only.isMuted ? [device, ...serial(only.devices)] : [device]
    })
}

/** Sum of what a device states as gain; nothing where dry sound goes past it. */
function deviceGainDb(device: Device): number {
  if ((steadyShare(device, 'DryWet') ?? 1) < 1) return 0
  // A Utility keeps the number of the knob that is not in use.
  const isLegacy = (parameter(device, 'LegacyMode')?.rawValue ?? 0) > 0
  const names = device.tag === 'StereoGain' ? [isLegacy ? 'LegacyGain' : 'Gain'] : (GAINS[device.tag] ?? [])
  return names.reduce((sum, name) => sum + (steady(device, name) ?? 0), 0)
}

/**
 * Parameters in dB by device. The gain of a Limiter and the drive of a Saturator go into a ceiling or a curve and are not
 * level; what a compressor makes up it has taken before.
 */
const GAINS: Readonly<Record<string, readonly string[]>> = {
  Saturator: ['PostDrive'],
  Tube: ['PostDrive'],
  Eq8: ['GlobalGain'],
}
const LEAST_DB = 0.5
