import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type XmlElement, at, below, xmlTree } from './xml-tree.ts'

/** What a set says of itself, read from its XML alone: the measure for answers that went through reader and report. */
export type RawSet = {
  readonly path: string
  readonly bpm: number
  /** Nothing automates it. */
  readonly isTempoSteady: boolean
  readonly hasMeterChanges: boolean
  readonly beatsPerBar: number
  readonly tracks: readonly RawTrack[]
  readonly main: RawTrack | null
  readonly soloed: readonly string[]
  /** Distinct sample files of clips and instruments. */
  readonly samples: readonly RawSample[]
}

export type RawTrack = {
  readonly id: number
  readonly kind: 'midi' | 'audio' | 'group' | 'return' | 'main'
  readonly name: string
  /** Its own activator and those of the groups around it. */
  readonly isOn: boolean
  readonly volumeDb: number
  readonly devices: readonly RawDevice[]
  readonly clips: readonly RawClip[]
  /** Semitones of the Pitch devices of its chain. */
  readonly pitchShift: number
}

export type RawDevice = {
  readonly tag: string
  readonly plugin: string | null
  /** It and all racks around it are on. */
  readonly isActive: boolean
  /** `null` where no sidechain is on, `''` where it listens to nothing, else what the routing names. */
  readonly sidechain: string | null
  readonly element: XmlElement
}

export type RawClip = {
  readonly kind: 'midi' | 'audio'
  readonly name: string
  readonly start: number
  readonly end: number
  readonly isOff: boolean
  readonly notes: readonly RawNote[]
}

export type RawNote = { readonly pitch: number; readonly start: number; readonly end: number }

export type RawSample = {
  readonly name: string
  readonly relativeType: number
  readonly relative: string | null
  readonly absolute: string | null
}

export function readRawSet(path: string): RawSet {
  const bytes = readFileSync(path)
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8')
  const live = at(xmlTree(text), 'Ableton', 'LiveSet')
  if (!live) throw new Error(`${path} has no LiveSet.`)
  const mainElement = at(live, 'MainTrack') ?? at(live, 'MasterTrack')
  const elements = at(live, 'Tracks')?.children.filter(({ tag }) => tag in KINDS) ?? []
  const groups = new Map(elements.map((element) => [Number(element.attributes['Id']), element]))
  const mixer = at(mainElement, 'DeviceChain', 'Mixer')
  const tempo = at(mixer, 'Tempo') ?? at(mainElement, 'MasterChain', 'Mixer', 'Tempo')
  const meter = at(mixer, 'TimeSignature') ?? at(mainElement, 'MasterChain', 'Mixer', 'TimeSignature')
  const meters = events(mainElement, meter)
  const code = meters[0] ?? valueOf(meter) ?? 201
  return {
    path,
    bpm: events(mainElement, tempo)[0] ?? valueOf(tempo) ?? 120,
    isTempoSteady: events(mainElement, tempo).length <= 1,
    hasMeterChanges: new Set(meters).size > 1,
    beatsPerBar: (((code % 99) + 1) * 4) / 2 ** Math.floor(code / 99),
    tracks: elements.map((element) => trackOf(element, groups)),
    main: mainElement ? trackOf(mainElement, groups) : null,
    soloed: elements.filter(isSoloed).map(nameOf),
    samples: samplesOf(elements),
  }
}

function trackOf(element: XmlElement, groups: ReadonlyMap<number, XmlElement>): RawTrack {
  const devices = devicesOf(
    at(element, 'DeviceChain', 'DeviceChain', 'Devices') ?? at(element, 'MasterChain', 'DeviceChain', 'Devices'),
    true,
  )
  const volume = valueOf(at(mixerOf(element), 'Volume')) ?? 1
  return {
    id: Number(element.attributes['Id'] ?? -1),
    kind: KINDS[element.tag] ?? 'main',
    name: nameOf(element),
    isOn: isOnWithGroups(element, groups),
    volumeDb: 20 * Math.log10(volume),
    devices,
    clips: clipsOf(element),
    pitchShift: pitchShiftOf(element),
  }
}

function mixerOf(element: XmlElement): XmlElement | undefined {
  return at(element, 'DeviceChain', 'Mixer')
}

function isSoloed(element: XmlElement): boolean {
  return at(mixerOf(element), 'SoloSink')?.attributes['Value'] === 'true'
}

function isOnWithGroups(element: XmlElement, groups: ReadonlyMap<number, XmlElement>): boolean {
  if (flagOf(at(mixerOf(element), 'Speaker')) === false) return false
  const group = groups.get(Number(at(element, 'TrackGroupId')?.attributes['Value'] ?? -1))
  return group === undefined || isOnWithGroups(group, groups)
}

function nameOf(element: XmlElement): string {
  const name = at(element, 'Name')
  return (
    at(name, 'EffectiveName')?.attributes['Value'] ||
    at(name, 'UserName')?.attributes['Value'] ||
    name?.attributes['Value'] ||
    ''
  )
}

/** `Manual`; in Live 8 the first event of the arrangement automation. */
function textOf(element: XmlElement | undefined): string | undefined {
  return (
    at(element, 'Manual')?.attributes['Value'] ??
    at(element, 'ArrangerAutomation', 'Events')?.children[0]?.attributes['Value'] ??
    element?.attributes['Value']
  )
}

export function valueOf(element: XmlElement | undefined): number | undefined {
  const text = textOf(element)
  return text === undefined ? undefined : Number(text)
}

function flagOf(element: XmlElement | undefined): boolean | undefined {
  const text = textOf(element)
  return text === undefined ? undefined : text === 'true'
}

/** What the arrangement automates a parameter to, the first event first: it stands over the parameter's own value. */
function events(main: XmlElement | undefined, parameter: XmlElement | undefined): number[] {
  const target = at(parameter, 'AutomationTarget')?.attributes['Id']
  const envelopes = main ? below(main, 'AutomationEnvelope') : []
  const automated = envelopes
    .filter((envelope) => at(envelope, 'EnvelopeTarget', 'PointeeId')?.attributes['Value'] === target)
    .flatMap((envelope) => at(envelope, 'Automation', 'Events')?.children ?? [])
  const old = at(parameter, 'ArrangerAutomation', 'Events')?.children ?? []
  return [...automated, ...old].map(({ attributes }) => Number(attributes['Value']))
}

function devicesOf(list: XmlElement | undefined, isOn: boolean): RawDevice[] {
  return (list?.children ?? []).flatMap((element) => {
    const isActive = isOn && flagOf(at(element, 'On')) !== false
    const chains = [...(at(element, 'Branches')?.children ?? []), ...(at(element, 'ReturnBranches')?.children ?? [])]
    const inner = chains.flatMap((chain) =>
      below(chain, 'Devices', ({ tag }) => tag !== 'Devices').flatMap((devices) => devicesOf(devices, isActive)),
    )
    return [
      { tag: element.tag, plugin: pluginOf(element), isActive, sidechain: sidechainOf(element), element },
      ...inner,
    ]
  })
}

function pluginOf(element: XmlElement): string | null {
  const info = at(element, 'PluginDesc')?.children[0]
  return (at(info, 'PlugName') ?? at(info, 'Name'))?.attributes['Value'] ?? null
}

function sidechainOf(element: XmlElement): string | null {
  const isCarried = at(element, 'CarrierSource', 'Type')?.attributes['Value'] === EXTERNAL_CARRIER
  const [carrier] = isCarried ? below(element, 'RoutedInput') : []
  if (carrier)
    return at(carrier, 'Routable', 'Target')?.attributes['Value'] ?? at(carrier, 'Target')?.attributes['Value'] ?? ''
  const chain = at(element, 'SideChain') ?? at(element, 'Sidechain')
  if (!chain || flagOf(at(chain, 'OnOff')) !== true) return null
  const target = at(chain, 'RoutedInput', 'Routable', 'Target')?.attributes['Value'] ?? ''
  return target === 'AudioIn/None' ? '' : target
}

function pitchShiftOf(element: XmlElement): number {
  const chain = at(element, 'DeviceChain', 'DeviceChain', 'Devices')?.children ?? []
  return chain
    .filter((device) => device.tag === 'MidiPitcher' && flagOf(at(device, 'On')) !== false)
    .reduce((sum, device) => sum + (valueOf(at(device, 'Pitch')) ?? 0), 0)
}

function clipsOf(element: XmlElement): RawClip[] {
  const sequencer = at(element, 'DeviceChain', 'MainSequencer')
  const events =
    at(sequencer, 'ClipTimeable', 'ArrangerAutomation', 'Events') ??
    at(sequencer, 'Sample', 'ArrangerAutomation', 'Events')
  return (events?.children ?? []).map((clip) => {
    const number = (...path: string[]) => Number(at(clip, ...path)?.attributes['Value'])
    const [start, end] = [number('CurrentStart'), number('CurrentEnd')]
    return {
      kind: clip.tag === 'MidiClip' ? 'midi' : 'audio',
      name: at(clip, 'Name')?.attributes['Value'] ?? '',
      start,
      end,
      isOff: at(clip, 'Disabled')?.attributes['Value'] === 'true',
      notes: clip.tag === 'MidiClip' ? playedNotes(clip, start, end, number) : [],
    }
  })
}

/** The notes as the clip plays them on the time line, its loop unrolled. */
function playedNotes(clip: XmlElement, start: number, end: number, number: (...path: string[]) => number): RawNote[] {
  const written = (at(clip, 'Notes', 'KeyTracks')?.children ?? []).flatMap((track) =>
    (at(track, 'Notes')?.children ?? [])
      .filter(({ attributes }) => attributes['IsEnabled'] !== 'false')
      .map(({ attributes }) => ({
        pitch: Number(at(track, 'MidiKey')?.attributes['Value']),
        at: Number(attributes['Time']),
        length: Number(attributes['Duration']),
      })),
  )
  const isLooped = at(clip, 'Loop', 'LoopOn')?.attributes['Value'] === 'true'
  const [loopStart, loopEnd] = [number('Loop', 'LoopStart'), number('Loop', 'LoopEnd')]
  const first = loopStart + (number('Loop', 'StartRelative') || 0)
  const played: RawNote[] = []
  const place = (from: number, until: number, onset: number) => {
    for (const note of written) {
      if (note.at < from - NOISE || note.at >= until - NOISE) continue
      const begins = onset + note.at - from
      const ends = Math.min(begins + note.length, onset + until - from, end)
      if (begins < end - NOISE && ends > begins) played.push({ pitch: note.pitch, start: begins, end: ends })
    }
  }
  if (!isLooped || loopEnd - loopStart <= 0) place(first, first + end - start, start)
  else
    for (let onset = start, from = first; onset < end - NOISE; onset += loopEnd - from, from = loopStart)
      place(from, loopEnd, onset)
  return played
}

function samplesOf(tracks: readonly XmlElement[]): RawSample[] {
  const samples = new Map<string, RawSample>()
  const isPlayed = ({ tag }: XmlElement) => !PASSED_OVER.has(tag)
  for (const track of tracks)
    for (const reference of below(track, 'SampleRef', isPlayed)) {
      const file = at(reference, 'FileRef')
      const steps = at(file, 'RelativePath')
      const name =
        at(file, 'Name')?.attributes['Value'] ??
        (at(file, 'Path')?.attributes['Value'] ?? '').split(/[\\/]/).at(-1) ??
        ''
      const relative =
        steps?.attributes['Value'] ??
        [...(steps?.children ?? []).map(({ attributes }) => attributes['Dir'] || '..'), name].join('/')
      const sample = {
        name,
        relativeType: Number(at(file, 'RelativePathType')?.attributes['Value'] ?? 0),
        relative: relative === '' ? null : relative,
        absolute: at(file, 'Path')?.attributes['Value'] ?? null,
      }
      if (name !== '') samples.set(`${sample.absolute ?? ''} ${relative}`, sample)
    }
  return [...samples.values()]
}

const KINDS: Readonly<Record<string, RawTrack['kind']>> = {
  MidiTrack: 'midi',
  AudioTrack: 'audio',
  GroupTrack: 'group',
  ReturnTrack: 'return',
}
/** Frozen copies, take lanes and what a preset remembers are not what the song plays. */
const PASSED_OVER = new Set(['FreezeSequencer', 'TakeLanes', 'LastPresetRef', 'SourceContext'])
const NOISE = 1e-6
/** Of Vocoder: what another track plays. */
const EXTERNAL_CARRIER = '1'
