import type { ParameterScale } from '../device/parameter-unit.ts'
import type { AutomationEnvelope, AutomationTarget } from '../model/automation.ts'
import type { Clip } from '../model/clip.ts'
import type { Device, DeviceParameter } from '../model/device.ts'
import type { Gap } from '../model/gap.ts'
import type { MainTrack, Track } from '../model/track.ts'
import type { NameTable } from '../xml/name-table.ts'
import { createTape, type Tape } from '../xml/tape.ts'
import type { Mutable } from './mutable.ts'
import type { SampleMemory } from './recall-sample.ts'

/** What has been read so far of a set: the tape of open elements and the finished parts that its nodes point to. */
export type Assembly = {
  readonly tape: Tape
  readonly names: NameTable
  /** Finished parts of the open track; a collapsed node holds an index into one of these. */
  readonly clips: (Clip | null)[]
  readonly devices: (Device | null)[]
  /** Finished tracks of the set. */
  readonly tracks: (Track | null)[]
  main: MainTrack | null
  readonly gaps: Gap[]
  readonly envelopes: EnvelopeLinks
  /** Names of parameter paths, by parent path and tag. */
  readonly paths: ParameterPaths
  readonly samples: SampleMemory
}

/** Envelopes of the open track and what their ids may point to. */
export type EnvelopeLinks = {
  readonly unresolved: { readonly envelope: Mutable<AutomationEnvelope>; readonly pointeeId: number }[]
  /** Envelopes that stand inside their parameter (Live 8 and 9). */
  readonly inline: AutomationEnvelope[]
  readonly known: Map<number, AutomationTarget>
  /** Ids of the parameters of devices, each with its parameter. */
  readonly parameterIds: number[]
  readonly parameters: Mutable<LinkedParameter>[]
  /** Which device the parameters from `start` on belong to. */
  readonly owners: { readonly start: number; readonly device: Device }[]
}

/** What an envelope may move in a device: a parameter, the activator, the mixer of a rack's chain. */
export type LinkedParameter = Pick<DeviceParameter, 'name' | 'isAutomated'>

/** Paths of parameters in devices, as a tree of numbers: equal paths share one text and one scale. */
export type ParameterPaths = {
  /** Number of a path by the number above it and the last tag. */
  readonly ids: Map<number, number>
  readonly texts: string[]
  readonly scales: (ParameterScale | null)[]
}

export function createAssembly(names: NameTable): Assembly {
  return {
    tape: createTape(),
    names,
    clips: [],
    devices: [],
    tracks: [],
    main: null,
    gaps: [],
    envelopes: { unresolved: [], inline: [], known: new Map(), parameterIds: [], parameters: [], owners: [] },
    paths: { ids: new Map(), texts: [''], scales: [null] },
    samples: new Map(),
  }
}

/** Forgets the parts of a track that is finished. */
export function forgetTrackParts(assembly: Assembly) {
  assembly.clips.length = 0
  assembly.devices.length = 0
  const { unresolved, inline, known, parameterIds, parameters, owners } = assembly.envelopes
  unresolved.length = 0
  inline.length = 0
  known.clear()
  parameterIds.length = 0
  parameters.length = 0
  owners.length = 0
}
