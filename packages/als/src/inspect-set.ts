import type { Clip } from './model/clip.ts'
import type { Device, PluginIdentity } from './model/device.ts'
import type { LiveSet } from './model/live-set.ts'
import type { TrackKind } from './model/track.ts'

/** Plain countable facts of a set, under names that an independent reading uses as well: what a reader is checked by. */
export type SetFacts = {
  readonly xmlBytes: number | null
  readonly creator: string | null
  readonly majorVersion: string
  readonly minorVersion: string
  readonly tempo: number
  /** `n/d`. */
  readonly timeSignature: string
  /** Events in the arrangement automation, the initial one at −63072000 included. */
  readonly tempoEvents: number
  readonly timeSignatureEvents: number
  readonly trackOrder: readonly TrackKind[]
  readonly tracksInGroups: number
  readonly frozenTracks: number
  readonly takeLanes: number
  /** Of all tracks but the main one; Live 8 and 9 keep automation inside the parameters and have none. */
  readonly automationEnvelopes: number
  readonly clips: Readonly<Record<ClipPlace, { readonly midi: number; readonly audio: number }>>
  readonly notes: Readonly<Record<HeldPlace, number>>
  /** As written, the closing marker of each clip included. */
  readonly warpMarkers: Readonly<Record<HeldPlace, number>>
  /** Live 8 has modulations in their place. */
  readonly clipEnvelopes: Readonly<Record<HeldPlace, number>>
  readonly mpeLists: number
  /** By tag, those in racks and on the main track included. */
  readonly devices: Readonly<Record<string, number>>
  /** Deepest nesting of a device in racks; 0 where none is in a rack. */
  readonly rackDepth: number
  readonly plugins: Readonly<Record<PluginIdentity['format'], number>>
  readonly scenes: number
  readonly scenesWithTempo: number
  readonly scenesWithTimeSignature: number
  readonly locators: number
  readonly grooves: number
  readonly sampleRefs: number
}

type HeldPlace = 'session' | 'arrangement' | 'take'
type ClipPlace = HeldPlace | 'freeze'

/**
 * Counts what a set holds.
 *
 * @example inspectSet(set).trackOrder // → ['midi', 'audio', 'return']
 */
export function inspectSet(set: LiveSet): SetFacts {
  const { tracks, main, version } = set
  const clips = {
    session: tracks.flatMap((track) => track.sessionClips.map(({ clip }) => clip)),
    arrangement: tracks.flatMap((track) => track.arrangementClips),
    take: tracks.flatMap((track) => track.takeLanes.flatMap((lane) => lane.clips)),
    freeze: tracks.flatMap((track) => track.freezeClips),
  }
  const devices = [...tracks, ...(main === null ? [] : [main])].flatMap((track) => listDevices(track.devices, 0))
  const hasEnvelopes = version.majorVersion !== '4'
  const hasClipEnvelopes = version.live > 8
  return {
    xmlBytes: set.source?.xmlBytes ?? null,
    creator: version.creator,
    majorVersion: version.majorVersion,
    minorVersion: version.minorVersion,
    tempo: set.tempo.bpm,
    timeSignature: `${set.timeSignature.numerator}/${set.timeSignature.denominator}`,
    tempoEvents: set.tempo.events.length,
    timeSignatureEvents: set.source?.timeSignatureEvents ?? set.timeSignatureChanges.length,
    trackOrder: tracks.map((track) => track.kind),
    tracksInGroups: tracks.filter((track) => track.groupId !== null).length,
    frozenTracks: tracks.filter((track) => track.isFrozen).length,
    takeLanes: sum(tracks, (track) => track.takeLanes.length),
    automationEnvelopes: hasEnvelopes ? sum(tracks, (track) => track.automation.length) : 0,
    clips: {
      session: countKinds(clips.session),
      arrangement: countKinds(clips.arrangement),
      take: countKinds(clips.take),
      freeze: countKinds(clips.freeze),
    },
    notes: countHeld(clips, (clip) => (clip.kind === 'midi' ? clip.notes.length : 0)),
    warpMarkers: countHeld(clips, (clip) =>
      clip.kind === 'audio' ? clip.warpMarkers.length + (clip.warpSentinel ? 1 : 0) : 0,
    ),
    clipEnvelopes: countHeld(clips, (clip) => (hasClipEnvelopes ? clip.envelopes.length : 0)),
    mpeLists: sum([...clips.session, ...clips.arrangement, ...clips.take], (clip) =>
      clip.kind === 'midi' ? clip.expressions.length : 0,
    ),
    devices: countTags(devices),
    rackDepth: Math.max(0, ...devices.map(({ depth }) => depth)),
    plugins: countPlugins(devices),
    scenes: set.scenes.length,
    scenesWithTempo: set.scenes.filter((scene) => scene.bpm !== null).length,
    scenesWithTimeSignature: set.scenes.filter((scene) => scene.timeSignature !== null).length,
    locators: set.locators.length,
    grooves: set.grooves.length,
    sampleRefs:
      sum(Object.values(clips).flat(), (clip) => (clip.kind === 'audio' && clip.sample !== null ? 1 : 0)) +
      sum(devices, ({ device }) => device.samples.length),
  }
}

type FoundDevice = { readonly device: Device; readonly depth: number }

function listDevices(devices: readonly Device[], depth: number): FoundDevice[] {
  return devices.flatMap((device) => [
    { device, depth },
    ...[...device.chains, ...device.returnChains].flatMap((chain) => listDevices(chain.devices, depth + 1)),
  ])
}

function countKinds(clips: readonly Clip[]) {
  const midi = clips.filter((clip) => clip.kind === 'midi').length
  return { midi, audio: clips.length - midi }
}

function countHeld(clips: Readonly<Record<HeldPlace, readonly Clip[]>>, count: (clip: Clip) => number) {
  return {
    session: sum(clips.session, count),
    arrangement: sum(clips.arrangement, count),
    take: sum(clips.take, count),
  }
}

function countTags(devices: readonly FoundDevice[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { device } of devices) counts.set(device.tag, (counts.get(device.tag) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function countPlugins(devices: readonly FoundDevice[]) {
  const count = (format: PluginIdentity['format']) =>
    devices.filter(({ device }) => device.plugin?.format === format).length
  return { vst2: count('vst2'), vst3: count('vst3'), au: count('au') }
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0)
}
