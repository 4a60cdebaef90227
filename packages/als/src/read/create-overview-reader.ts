import type { Device, PluginIdentity } from '../model/device.ts'
import type { LiveSet } from '../model/live-set.ts'
import type { LiveVersion } from '../model/live-version.ts'
import type { Locator } from '../model/locator.ts'
import type { ScaleSetting } from '../model/scale-setting.ts'
import type { TimeSignature } from '../model/time-signature.ts'
import type { TrackKind } from '../model/track.ts'
import type { DocumentReader } from '../read-document.ts'
import type { ReadLimits } from '../read-limits.ts'
import { createSetReader } from './create-set-reader.ts'
import type { PassOver } from './rules.ts'
import { T } from './tags.ts'

/** What a list of many sets shows of each. */
export type SetOverview = {
  readonly version: LiveVersion
  readonly bpm: number
  readonly timeSignature: TimeSignature
  readonly scale: ScaleSetting | null
  /** End of the last clip on the arrangement; 0 where it is empty. */
  readonly lengthBeats: number
  readonly tracks: readonly TrackOverview[]
  /** Of the session and the arrangement. */
  readonly clips: { readonly midi: number; readonly audio: number }
  /** Names as Live shows them and how often each occurs, those in racks and on the main track included. */
  readonly devices: Readonly<Record<string, number>>
  readonly plugins: readonly PluginIdentity[]
  readonly scenes: number
  readonly locators: readonly Locator[]
  readonly annotation: string
  readonly xmlBytes: number
}

export type TrackOverview = {
  readonly kind: TrackKind
  readonly name: string
  readonly colorIndex: number | null
  readonly groupId: number | null
}

/** The reader of whole sets, which passes over notes, parameters, automation, samples and everything else that is long. */
export function createOverviewReader(limits: ReadLimits): DocumentReader<SetOverview> {
  const { tokenizer, finish } = createSetReader(limits, PASS_OVER)
  return { tokenizer, finish: (xmlBytes) => toOverview(finish(xmlBytes), xmlBytes) }
}

function toOverview(set: LiveSet, xmlBytes: number): SetOverview {
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

const WANTED_IN_DEVICES: ReadonlySet<number> = new Set([
  T.Branches,
  T.ReturnBranches,
  T.DeviceChain,
  T.MidiToAudioDeviceChain,
  T.AudioToAudioDeviceChain,
  T.MidiToMidiDeviceChain,
  T.Devices,
  T.InstrumentBranch,
  T.AudioEffectBranch,
  T.MidiEffectBranch,
  T.DrumBranch,
  T.ReturnBranch,
  T.PluginDesc,
  T.VstPluginInfo,
  T.Vst3PluginInfo,
  T.AuPluginInfo,
  T.PlugName,
  T.Name,
  T.Path,
  T.FileName,
  T.Manufacturer,
  T.UserName,
  T.PatchSlot,
  T.Value,
  T.MxDPatchRef,
  T.MxPatchRef,
  T.FileRef,
  T.SourceContext,
  T.BranchSourceContext,
  T.BrowserContentPath,
])

const LONG_PARTS: ReadonlySet<number> = new Set([
  T.FollowAction,
  T.FollowTime,
  T.TransientResolution,
  T.TransientLoopMode,
  T.TransientEnvelope,
  T.GranularityTones,
  T.GranularityTexture,
  T.FluctuationTexture,
  T.ComplexProFormants,
  T.ComplexProEnvelope,
  T.TimeSignatures,
  T.GrooveSettings,
  T.Notes,
  T.Envelopes,
  T.AutomationEnvelopes,
  T.SampleRef,
  T.WarpMarkers,
  T.Fades,
  T.MidiControllers,
  T.FreezeSequencer,
  T.TakeLanes,
  T.GroovePool,
  T.Sends,
  T.Volume,
  T.Pan,
  T.SplitStereoPanL,
  T.SplitStereoPanR,
  T.Speaker,
  T.CrossFadeState,
  T.On,
  T.AudioInputRouting,
  T.MidiInputRouting,
  T.AudioOutputRouting,
  T.MidiOutputRouting,
])

/** Racks hold other devices, plug-ins and Max devices have names of their own. */
const OPENED_DEVICES: ReadonlySet<number> = new Set([
  T.InstrumentGroupDevice,
  T.DrumGroupDevice,
  T.AudioEffectGroupDevice,
  T.MidiEffectGroupDevice,
  T.PluginDevice,
  T.AuPluginDevice,
  T.MxDeviceAudioEffect,
  T.MxDeviceMidiEffect,
  T.MxDeviceInstrument,
])

const PASS_OVER: PassOver = {
  parts: LONG_PARTS,
  isPlainDevice: (tag) => !OPENED_DEVICES.has(tag),
  wantedInDevices: WANTED_IN_DEVICES,
}
