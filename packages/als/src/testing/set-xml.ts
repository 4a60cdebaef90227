import { readSet } from '../read-set.ts'
import type { LiveSet } from '../model/live-set.ts'

/** Parts of a set's XML as a test writes them by hand; what is left out is as short as Live allows. */
export type SetParts = {
  readonly root?: string
  readonly tracks?: string
  readonly main?: string
  readonly rest?: string
}

/** A whole document around the parts. */
export function setXml({ root = LIVE_12, tracks = '', main = mainTrack(), rest = '' }: SetParts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Ableton ${root}>\n<LiveSet>\n<Tracks>${tracks}</Tracks>\n${main}\n${rest}\n</LiveSet>\n</Ableton>\n`
}

export function mainTrack(tempo = parameter('Tempo', 120, 8), inside = '', tag = 'MainTrack'): string {
  const signature = parameter('TimeSignature', 201, 10)
  return `<${tag}><Name><EffectiveName Value="Main" /></Name>${inside}<DeviceChain><Mixer>${tempo}${signature}</Mixer></DeviceChain></${tag}>`
}

export function parameter(tag: string, value: number | boolean, id = 0): string {
  return `<${tag}><LomId Value="0" /><Manual Value="${value}" /><AutomationTarget Id="${id}"><LockEnvelope Value="0" /></AutomationTarget></${tag}>`
}

/** A MIDI track with what stands in its sequencer and its chain of devices. */
export function midiTrack(parts: {
  readonly sequencer?: string
  readonly devices?: string
  readonly extra?: string
}): string {
  return `<MidiTrack Id="12"><Name><EffectiveName Value="Bass" /></Name>${parts.extra ?? ''}<DeviceChain><MainSequencer>${parts.sequencer ?? ''}</MainSequencer><DeviceChain><Devices>${parts.devices ?? ''}</Devices></DeviceChain></DeviceChain></MidiTrack>`
}

export function arrangement(...clips: readonly string[]): string {
  return `<ClipTimeable><ArrangerAutomation><Events>${clips.join('')}</Events></ArrangerAutomation></ClipTimeable>`
}

export function midiClip(notes: string, inside = ''): string {
  return `<MidiClip Id="0" Time="4"><CurrentStart Value="4" /><CurrentEnd Value="8" /><Loop><LoopStart Value="0" /><LoopEnd Value="4" /><StartRelative Value="0" /><LoopOn Value="false" /></Loop><Name Value="Riff" />${inside}<Notes><KeyTracks><KeyTrack Id="1"><Notes>${notes}</Notes><MidiKey Value="36" /></KeyTrack></KeyTracks></Notes></MidiClip>`
}

export async function readXml(xml: string): Promise<LiveSet> {
  const result = await readSet(new TextEncoder().encode(xml))
  if (result.kind === 'failure') throw new Error(`${result.failure.code}: ${result.failure.message}`)
  return result.set
}

export const LIVE_12 = 'MajorVersion="5" MinorVersion="12.0_12203" Creator="Ableton Live 12.2.5"'
export const LIVE_9 = 'MajorVersion="4" MinorVersion="9.5_327" Creator="Ableton Live 9.7.4"'
export const LIVE_8 = 'MajorVersion="4" MinorVersion="8.1_226" Creator="Ableton Live 8.2.1"'
