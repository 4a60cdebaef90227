import { describe, expect, it } from 'vitest'
import type { LiveSet } from '../model/live-set.ts'
import { arrangement, midiTrack, readXml, setXml, type SetParts } from './set-xml.ts'

/** A trap of the format, a set that has it, what the reader must say, and what it must say it as. */
export type Trap = readonly [trap: string, set: SetParts, read: (set: LiveSet) => unknown, expected: unknown]

export function describeTraps(subject: string, traps: readonly Trap[]) {
  describe(`traps of the format: ${subject}`, () => {
    it.each(traps)('%s', async (_trap, parts, read, expected) => {
      const set = await readXml(setXml(parts))
      expect(set.gaps).toEqual([])
      expect(read(set)).toEqual(expected)
    })
  })
}

export const firstTrack = (set: LiveSet) => set.tracks[0]
export const firstDevice = (set: LiveSet) => firstTrack(set)?.devices[0]
export const clipOf = (set: LiveSet) => firstTrack(set)?.arrangementClips[0]

export const withClip = (clip: string): SetParts => ({ tracks: midiTrack({ sequencer: arrangement(clip) }) })
export const withDevice = (xml: string): SetParts => ({ tracks: midiTrack({ devices: xml }) })

/** A parameter as Live 8 and 9 write it: its value is the first of its events. */
export const eventsIn = (tag: string, ...events: readonly string[]) =>
  `<${tag}><ArrangerAutomation><Events>${events.join('')}</Events></ArrangerAutomation></${tag}>`
export const event = (time: number, value: number | boolean, tag = 'FloatEvent') =>
  `<${tag} Time="${time}" Value="${value}" />`

export const NOTE = '<MidiNoteEvent Time="1" Duration="0.5" Velocity="83" OffVelocity="0" NoteId="1" />'

export const LIVE_8_MAIN = `<MasterTrack><MasterChain><Mixer>${eventsIn('Tempo', event(-63_072_000, 92))}${eventsIn('TimeSignature', event(-63_072_000, 200, 'EnumEvent'))}</Mixer></MasterChain></MasterTrack>`

/** Of clips and scenes from Live 11 on. */
export const FOLLOW_11 = (a: number, isOn: boolean) =>
  `<FollowAction><FollowTime Value="4" /><IsLinked Value="true" /><LoopIterations Value="2" /><FollowActionA Value="${a}" /><FollowActionB Value="9" /><FollowChanceA Value="100" /><FollowChanceB Value="0" /><JumpIndexA Value="3" /><JumpIndexB Value="1" /><FollowActionEnabled Value="${isOn}" /></FollowAction>`
