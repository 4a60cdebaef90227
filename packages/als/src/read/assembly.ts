import type { ParameterScale } from '../device/parameter-unit.ts'
import type { AutomationEnvelope, AutomationTarget } from '../model/automation.ts'
import type { Clip } from '../model/clip.ts'
import type { Device, DeviceParameter } from '../model/device.ts'
import type { Gap } from '../model/gap.ts'
import type { SampleReference } from '../model/sample-reference.ts'
import type { MainTrack, Track } from '../model/track.ts'
import type { NameTable } from '../xml/name-table.ts'
import type { Tape } from '../xml/tape.ts'
import type { Mutable } from './mutable.ts'

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
  /** Files that were named, each as where it was named first. */
  readonly samples: (SampleReference | null)[]
}

/** Envelopes of the open track and what their ids may point to. */
export type EnvelopeLinks = {
  readonly unresolved: { readonly envelope: Mutable<AutomationEnvelope>; readonly pointeeId: number }[]
  /** Envelopes that stand inside their parameter (Live 8 and 9). */
  readonly inline: AutomationEnvelope[]
  readonly known: Map<number, AutomationTarget>
  /** How many ids of devices are known, and what each names. */
  linkCount: number
  linkIds: Float64Array
  /** Index of the parameter in its device; −1 − index in `linkNames` for what is no parameter. */
  linkParameters: Int32Array
  /** The activator of a device, the mixer of a rack's chain. */
  readonly linkNames: string[]
  /** Which device the links from `start` on belong to. */
  readonly owners: { readonly start: number; readonly device: Mutable<Device> }[]
}

/** Paths of parameters in devices, as a tree of numbers: equal paths share one text and one scale. */
export type ParameterPaths = {
  /** Number of a path by the number above it and the last tag. */
  readonly ids: Map<number, number>
  /** The same of paths that end in a name that the file gives, by their text. */
  readonly targets: Map<string, number>
  readonly texts: string[]
  readonly scales: (ParameterScale | null)[]
  /** The parameter that was read last: most devices of a kind agree in most, and share those. */
  readonly parameters: (DeviceParameter | null)[]
}

export function createAssembly(names: NameTable, tape: Tape): Assembly {
  return {
    tape,
    names,
    clips: [],
    devices: [],
    tracks: [],
    main: null,
    gaps: [],
    envelopes: {
      unresolved: [],
      inline: [],
      known: new Map(),
      linkCount: 0,
      linkIds: new Float64Array(FIRST_LINKS),
      linkParameters: new Int32Array(FIRST_LINKS),
      linkNames: [],
      owners: [],
    },
    paths: { ids: new Map(), targets: new Map(), texts: [''], scales: [null], parameters: [null] },
    samples: [],
  }
}

/** Forgets the parts of a track that is finished. */
export function forgetTrackParts(assembly: Assembly) {
  assembly.clips.length = 0
  assembly.devices.length = 0
  const { envelopes } = assembly
  envelopes.unresolved.length = 0
  envelopes.inline.length = 0
  envelopes.known.clear()
  envelopes.linkCount = 0
  envelopes.linkNames.length = 0
  envelopes.owners.length = 0
}

const FIRST_LINKS = 256
