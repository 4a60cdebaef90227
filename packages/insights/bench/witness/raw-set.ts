import { at, valueAt, within, type RawElement } from './raw-xml.ts'

export type RawNote = {
  readonly pitch: number
  readonly start: number
  readonly duration: number
  readonly velocity: number
}
export type RawClip = {
  readonly xml: RawElement
  readonly isAudio: boolean
  readonly isOff: boolean
  readonly start: number
  readonly end: number
  /** Row in the session; 0 in the arrangement. */
  readonly slot: number
}
export type RawTrack = {
  readonly id: string
  readonly kind: string
  readonly xml: RawElement
  readonly name: string
  readonly isOn: boolean
  readonly arranged: readonly RawClip[]
  readonly session: readonly RawClip[]
}
export type RawSet = {
  readonly xml: RawElement
  readonly tracks: readonly RawTrack[]
  readonly main: RawElement | undefined
}

/** The parts of a document that witnesses look at. */
export function rawSet(document: RawElement): RawSet {
  const xml = within(document, 'LiveSet')[0] ?? document
  const written = (at(xml, 'Tracks')?.children ?? []).map(rawTrack)
  const found = isArranged(written) ? written : sceneByScene(written.map((track) => ({ ...track, arranged: [] })))
  return {
    xml,
    tracks: found.map((track) => ({ ...track, isOn: isHeard(track, found) })),
    main: mainOf(at(xml, 'MainTrack') ?? at(xml, 'MasterTrack')),
  }
}

/** Whether an arrangement holds more than one bit of less than a bar of four beside a session. */
function isArranged(tracks: readonly RawTrack[]): boolean {
  const arranged = tracks.flatMap((track) => track.arranged)
  const length = Math.max(...arranged.map(({ end }) => end)) - Math.min(...arranged.map(({ start }) => start))
  return arranged.length > 0 && (length >= 4 || tracks.every(({ session }) => session.length === 0))
}

/** Scenes end to end, each as long as its longest clip in bars of four: where such a set’s report places them. */
function sceneByScene(tracks: readonly RawTrack[]): RawTrack[] {
  const scenes = [...new Set(tracks.flatMap(({ session }) => session.map(({ slot }) => slot)))].toSorted(
    (a, b) => a - b,
  )
  const lengthOf = ({ xml, start, end }: RawClip) =>
    valueAt(xml, 'Loop/LoopOn') === 'true'
      ? Number(valueAt(xml, 'Loop/LoopEnd')) - Number(valueAt(xml, 'Loop/LoopStart'))
      : end - start
  const starts = new Map<number, { readonly start: number; readonly length: number }>()
  let start = 0
  for (const scene of scenes) {
    const clips = tracks.flatMap(({ session }) => session.filter(({ slot }) => slot === scene))
    const length = Math.max(4, Math.ceil(Math.max(...clips.map(lengthOf)) / 4 - 1e-6) * 4)
    starts.set(scene, { start, length })
    start += length
  }
  return tracks.map((track) => ({
    ...track,
    session: track.session.map((clip) => {
      const place = starts.get(clip.slot) ?? { start: 0, length: 0 }
      const isLooped = valueAt(clip.xml, 'Loop/LoopOn') === 'true'
      const length = isLooped ? place.length : Math.min(place.length, lengthOf(clip))
      return { ...clip, start: place.start, end: place.start + length }
    }),
  }))
}

/** Clips of the arrangement, or of the session where nothing is arranged anywhere. */
export function clipsOf(set: RawSet, track: RawTrack): readonly RawClip[] {
  return set.tracks.some(({ arranged }) => arranged.length > 0) ? track.arranged : track.session
}

/** Notes of a clip as they sound, its loop unrolled, in beats of the song. */
export function notesOf({ xml, start, end }: RawClip): RawNote[] {
  const loopStart = Number(valueAt(xml, 'Loop/LoopStart'))
  const loopEnd = Number(valueAt(xml, 'Loop/LoopEnd'))
  const isLooped = valueAt(xml, 'Loop/LoopOn') === 'true' && loopEnd > loopStart
  const from = loopStart + Number(valueAt(xml, 'Loop/StartRelative'))
  const length = loopEnd - loopStart
  const written = within(at(xml, 'Notes'), 'KeyTrack').flatMap((key) =>
    within(at(key, 'Notes'), 'MidiNoteEvent')
      .filter(({ attributes }) => attributes['IsEnabled'] !== 'false')
      .map(({ attributes }) => ({
        pitch: Number(valueAt(key, 'MidiKey')),
        start: Number(attributes['Time']),
        duration: Number(attributes['Duration']),
        velocity: Math.round(Number(attributes['Velocity'])),
      })),
  )
  const sounding: RawNote[] = []
  for (const note of written) {
    const rounds = isLooped ? Math.ceil((end - start + from - loopStart) / length) + 1 : 1
    for (let round = 0; round < Math.min(rounds, 4000); round++) {
      if (isLooped && (note.start >= loopEnd || (round > 0 && note.start < loopStart))) continue
      const place = note.start - from + round * length
      if (place < -1e-6 || start + place >= end - 1e-6) continue
      sounding.push({ ...note, start: start + place, duration: Math.min(note.duration, end - start - place) })
    }
  }
  return sounding.toSorted((a, b) => a.start - b.start || a.pitch - b.pitch)
}

/** Notes of a track's clips that are switched on. */
export function heardNotesOf(set: RawSet, track: RawTrack): RawNote[] {
  return clipsOf(set, track)
    .filter(({ isOff, isAudio }) => !isOff && !isAudio)
    .flatMap(notesOf)
}

/** Devices of a track's chain, those of racks behind their rack. */
export function devicesOf(track: RawElement | undefined): RawElement[] {
  const chain = at(track, 'DeviceChain/DeviceChain/Devices') ?? at(track, 'DeviceChain/Devices')
  return (chain?.children ?? []).flatMap((device) => withInner(device, () => true))
}

/** The same without what stands on a rack’s return chains that none of its chains sends to. */
function reachedDevicesOf(track: RawElement | undefined): RawElement[] {
  const chain = at(track, 'DeviceChain/DeviceChain/Devices') ?? at(track, 'DeviceChain/Devices')
  return (chain?.children ?? []).flatMap((device) =>
    withInner(device, (rack, index) =>
      (at(rack, 'Branches')?.children ?? []).some((branch) => {
        const send = at(branch, 'MixerDevice/SendInfos')?.children[index]
        return send === undefined || manual(send, 'Send') > 0.0011
      }),
    ),
  )
}

/** Of these the ones that are on, with every rack around them, on chains that are not muted. */
export function activeDevicesOf(track: RawElement | undefined): RawElement[] {
  const all = () => true
  const innerOf = (branch: RawElement) =>
    within(branch, 'Devices').flatMap(({ children }) => children.flatMap((device) => withInner(device, all)))
  const mutedIn = (rack: RawElement) =>
    (at(rack, 'Branches')?.children ?? []).filter((branch) => manual(branch, 'MixerDevice/Speaker') === 0)
  const silent = new Set(
    devicesOf(track).flatMap((device) => (isOn(device) ? mutedIn(device).flatMap(innerOf) : withInner(device, all))),
  )
  return reachedDevicesOf(track).filter((device) => !silent.has(device))
}

/** Whether a device is on, whatever stands around it. */
export function isOn(device: RawElement): boolean {
  return manual(device, 'On') !== 0
}

/** A parameter's value; Live 8 and 9 write it as the first event of its automation, long before the song. */
export function manual(device: RawElement | undefined, path: string): number {
  const parameter = at(device, path)
  const first = at(parameter, 'ArrangerAutomation/Events')?.children[0]?.attributes['Value'] ?? ''
  const text = valueAt(parameter, 'Manual') || first
  return text === '' ? Number.NaN : text === 'true' ? 1 : text === 'false' ? 0 : Number(text)
}

/** Name of a device as plug-ins say it, else its tag. */
export function deviceName(device: RawElement): string {
  const info = within(at(device, 'PluginDesc'), 'VstPluginInfo', 'Vst3PluginInfo', 'AuPluginInfo')[0]
  return info ? valueAt(info, 'PlugName') || valueAt(info, 'Name') : device.tag
}

/** Events of the automation of a parameter at a path of a track. */
export function eventsOf(track: RawElement | undefined, path: string): RawElement[] {
  const parameter = at(track, path)
  const target = at(parameter, 'AutomationTarget')?.attributes['Id'] ?? 'none'
  const envelopes = within(at(track, 'AutomationEnvelopes/Envelopes'), 'AutomationEnvelope')
  const own = envelopes.find((envelope) => valueAt(envelope, 'EnvelopeTarget/PointeeId') === target)
  const events = at(own, 'Automation/Events') ?? at(parameter, 'ArrangerAutomation/Events')
  return [...(events?.children ?? [])]
}

/** The amplitude at which a fader is for half of the arrangement and more: what its automation has there, or a hand left. */
export function faderOf(set: RawSet, track: RawElement | undefined): number {
  const byHand = manual(track, 'DeviceChain/Mixer/Volume')
  const last = Math.max(0, ...set.tracks.flatMap(({ arranged }) => arranged.map(({ end }) => end)))
  const points = eventsOf(track, 'DeviceChain/Mixer/Volume').map(
    ({ attributes }) => [Math.max(0, Number(attributes['Time'])), Number(attributes['Value'])] as const,
  )
  if (points.length < 2 || last === 0) return byHand
  const pieces = points.map(([from, value], index) => {
    const [to = Infinity, next = value] = points[index + 1] ?? []
    return { beats: Math.min(to, last) - Math.min(from, last), value: to > last ? value : (value + next) / 2 }
  })
  let beats = 0
  const sorted = pieces.toSorted((a, b) => a.value - b.value)
  return sorted.find((piece) => (beats += piece.beats) >= last / 2)?.value ?? byHand
}

function withInner(device: RawElement, isReached: (rack: RawElement, index: number) => boolean): RawElement[] {
  const returns = (at(device, 'ReturnBranches')?.children ?? []).filter((_, index) => isReached(device, index))
  const inner = [
    ...within(at(device, 'Branches'), 'Devices'),
    ...returns.flatMap((branch) => within(branch, 'Devices')),
  ].flatMap(({ children }) => children.flatMap((one) => withInner(one, isReached)))
  return [device, ...inner]
}

/** Live 8 and 9 call the chain of the main track otherwise. */
function mainOf(track: RawElement | undefined): RawElement | undefined {
  const chain = at(track, 'MasterChain')
  return track && chain ? { ...track, children: [...track.children, { ...chain, tag: 'DeviceChain' }] } : track
}

function rawTrack(xml: RawElement): RawTrack {
  const clips = (from: RawElement | undefined, slot = 0) =>
    within(from, 'MidiClip', 'AudioClip').map((clip) => ({ ...rawClip(clip), slot }))
  const sequencer = at(xml, 'DeviceChain/MainSequencer')
  return {
    id: xml.attributes['Id'] ?? '',
    kind: xml.tag,
    xml,
    name: valueAt(xml, 'Name/EffectiveName'),
    isOn: manual(xml, 'DeviceChain/Mixer/Speaker') !== 0,
    arranged: clips(at(sequencer, 'ClipTimeable') ?? at(sequencer, 'Sample')),
    session: (at(sequencer, 'ClipSlotList')?.children ?? []).flatMap((slot, index) => clips(slot, index)),
  }
}

function rawClip(xml: RawElement): Omit<RawClip, 'slot'> {
  return {
    xml,
    isAudio: xml.tag === 'AudioClip',
    isOff: valueAt(xml, 'Disabled') === 'true',
    start: Number(valueAt(xml, 'CurrentStart')),
    end: Number(valueAt(xml, 'CurrentEnd')),
  }
}

function isHeard(track: RawTrack, all: readonly RawTrack[]): boolean {
  const group = valueAt(track.xml, 'TrackGroupId')
  const around = all.find(({ id }) => id === group)
  return track.isOn && (around === undefined || around === track || isHeard(around, all))
}
