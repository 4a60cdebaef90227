import type { SetOverview } from '../model/set-overview.ts'
import type { DocumentReader } from '../read-document.ts'
import type { ReadLimits } from '../read-limits.ts'
import { createSetReader } from './create-set-reader.ts'
import type { PassOver } from './rules.ts'
import { T, UID_FIELDS } from './tags.ts'
import { toOverview } from './to-overview.ts'
import type { Workspace } from './workspace.ts'

/** The reader of whole sets, which passes over notes, parameters, automation, samples and everything else that is long. */
export function createOverviewReader(limits: ReadLimits, workspace: Workspace): DocumentReader<SetOverview> {
  const { tokenizer, finish } = createSetReader(limits, workspace, PASS_OVER)
  return { tokenizer, finish: (xmlBytes) => toOverview(finish(xmlBytes), xmlBytes) }
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
  T.UniqueId,
  T.Uid,
  T.UserName,
  T.PatchSlot,
  T.Value,
  T.MxDPatchRef,
  T.MxPatchRef,
  T.FileRef,
  T.SourceContext,
  T.BranchSourceContext,
  T.BranchDeviceId,
  T.BrowserContentPath,
  T.LastPresetRef,
  T.FilePresetRef,
  T.RelativePath,
  ...UID_FIELDS,
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
