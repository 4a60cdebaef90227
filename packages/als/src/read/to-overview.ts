import type { Device } from '../model/device.ts'
import type { LiveSet } from '../model/live-set.ts'
import type { SetOverview } from '../model/set-overview.ts'

/** The overview of a set of which at least what an overview shows has been read. */
export function toOverview(set: LiveSet, xmlBytes: number): SetOverview {
  const arrangement = set.tracks.flatMap((track) => track.arrangementClips)
  const clips = [...arrangement, ...set.tracks.flatMap((track) => track.sessionClips.map(({ clip }) => clip))]
  const midi = clips.filter((clip) => clip.kind === 'midi').length
  const devices = [...set.tracks, ...(set.main === null ? [] : [set.main])].flatMap((track) => flatten(track.devices))
  return {
    version: set.version,
    bpm: set.tempo.bpm,
    timeSignature: set.timeSignature,
    scale: set.scale,
    lengthBeats: arrangement.reduce((end, clip) => Math.max(end, clip.endBeats), 0),
    tracks: set.tracks.map(({ kind, name, colorIndex, groupId }) => ({ kind, name, colorIndex, groupId })),
    clips: { midi, audio: clips.length - midi },
    devices: countNames(devices),
    plugins: devices.map((device) => device.plugin).filter((plugin) => plugin !== null),
    scenes: set.scenes.length,
    locators: set.locators,
    annotation: set.annotation,
    xmlBytes,
  }
}

function flatten(devices: readonly Device[]): Device[] {
  return devices.flatMap((device) => [
    device,
    ...[...device.chains, ...device.returnChains].flatMap((chain) => flatten(chain.devices)),
  ])
}

function countNames(devices: readonly Device[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of devices) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}
