import type { Role } from '@kvint/report'
import { DRUM_ROLES, roleByName } from '../roles/role-by-name.ts'
import type { Part, PlacedDevice, Song } from '../song/song.ts'
import { devicesNeverHit } from './devices-never-hit.ts'

/** Every device of the set, the main track's last. */
export function allDevices({ parts, mainDevices }: Song): PlacedDevice[] {
  return [...parts.flatMap(({ devices }) => devices), ...mainDevices]
}

/** Devices that are on, of these tags; of the whole set, or of a part. */
export function activeDevices(
  of: Song | { readonly devices: readonly PlacedDevice[] },
  ...tags: string[]
): PlacedDevice[] {
  const devices = 'parts' in of ? allDevices(of) : of.devices
  return devices.filter(({ device, isActive }) => isActive && (tags.length === 0 || tags.includes(device.tag)))
}

/**
 * Those of them on tracks that sound, that did not come inside the preset of an instrument or a kit, whose settings are
 * its maker's, and that stand on no pad that is never hit.
 */
export function chosenDevices(of: Song | Part, ...tags: string[]): PlacedDevice[] {
  const parts = 'parts' in of ? of.parts : [of]
  const partById = new Map(parts.map((part) => [part.track.id as number | 'main', part]))
  return activeDevices(of, ...tags).filter(({ device, isOfPreset, trackId }) => {
    const part = partById.get(trackId)
    return !isOfPreset && (!part || (part.isAudible && !devicesNeverHit(part).has(device)))
  })
}

/** One recording in slices, on the pads of a Drum Rack: drums, or a melody as well. */
export function isSliced({ devices }: Part): boolean {
  const files = devices.flatMap(({ device }) => device.samples.map(({ fileName }) => fileName))
  return devices.some(({ device }) => device.tag === 'DrumGroupDevice') && files.length > 1 && new Set(files).size === 1
}

/** Whether the pads of a Drum Rack hold stabs, chords or voices by the names of their files, and no drum. */
export function isOfStabs({ devices }: Part): boolean {
  const names = devices.flatMap(({ device }) => device.samples.map(({ fileName }) => fileName.replace(/\.\w+$/, '')))
  const isStab = (name: string): boolean => STAB.test(name) || PITCHED.has(roleByName(name)?.role ?? 'unknown')
  return (
    devices.some(({ device }) => device.tag === 'DrumGroupDevice') &&
    names.length > 1 &&
    names.every((name) => !DRUM_ROLES.has(roleByName(name)?.role ?? 'unknown')) &&
    names.filter(isStab).length * 2 > names.length
  )
}

/** Whether a device, by its kind or by a plug-in's name, is a reverb. */
export function isReverb({ device }: PlacedDevice): boolean {
  return device.tag === 'Reverb' || device.tag === 'Hybrid' || (isForeign(device.kind) && REVERB_NAME.test(device.name))
}

export function isDelay({ device }: PlacedDevice): boolean {
  return DELAY_TAGS.has(device.tag) || (isForeign(device.kind) && DELAY_NAME.test(device.name))
}

export function isEq({ device }: PlacedDevice): boolean {
  return EQ_TAGS.has(device.tag) || (isForeign(device.kind) && EQ_NAME.test(device.name))
}

export function isCompressor({ device }: PlacedDevice): boolean {
  return (
    device.tag === 'Compressor2' ||
    device.tag === 'GlueCompressor' ||
    (isForeign(device.kind) && COMPRESSOR_NAME.test(device.name))
  )
}

function isForeign(kind: string): boolean {
  return kind === 'plugin' || kind === 'max'
}

const DELAY_TAGS: ReadonlySet<string> = new Set([
  'Delay',
  'Echo',
  'GrainDelay',
  'FilterDelay',
  'CrossDelay',
  'PingPongDelay',
])
const EQ_TAGS: ReadonlySet<string> = new Set(['Eq8', 'FilterEQ3', 'ChannelEq', 'AutoFilter', 'AutoFilter2'])
/** Words for rooms, and reverbs that are known by other names; no Marshall, no headroom, no Space Echo. */
const REVERB_NAME =
  /verb|(?<!head|mush)room|(?<!mars)hall\b|(?<!tem)plate|space(?! ?(?:mod|echo|delay))|chambers?\b|\bemt[- ]?\d|lexicon|\braum\b|blackhole|shimmer|supermassive|\bpro-r\b/i
const DELAY_NAME = /delay|echo/i
const EQ_NAME = /\beq\b|equal|pro-?q|q10|filter/i
const COMPRESSOR_NAME = /comp(?:ressor)?\b|1176|la-?2a|\bvc (?:76|2a)\b|vca|dynamics|\b160\b/i

const STAB = /(?:^|[^a-z])(?:synths?|stabs?|chords?)(?:[^a-z]|$)/i
const PITCHED: ReadonlySet<Role> = new Set(['vocal', 'chords', 'lead', 'pad', 'keys', 'guitar', 'bass', 'arp'])
