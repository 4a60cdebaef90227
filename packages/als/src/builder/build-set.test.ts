import { gunzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { buildSet, buildSetChunks, buildSetXml } from './build-set.ts'
import type { SetDescription } from './description/set-description.ts'
import { fullSet } from './full-set.ts'
import type { LiveMajor } from './live-shape.ts'

const RELEASES: readonly LiveMajor[] = [8, 9, 10, 11, 12]

test.each(RELEASES)('Live %i: the XML is well-formed and each id is there once', (live) => {
  const ids = attributesOf(
    fullSet(live),
    /\/(AutomationTarget|ModulationTarget|ControllerTargets\.\d+|MidiTrack|AudioTrack|GroupTrack|ReturnTrack)$/,
  )
    .map((attributes) => attributes.Id)
    .filter((id) => id !== undefined)
  expect(ids.length).toBeGreaterThan(50)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('each release has its own shape', () => {
  test.each<[string, readonly LiveMajor[], RegExp]>([
    ['the main track is MasterTrack', [8, 9, 10, 11], /LiveSet\/MasterTrack$/],
    ['the main track is MainTrack', [12], /LiveSet\/MainTrack$/],
    ['the main chain is MasterChain', [8], /MasterTrack\/MasterChain\/Mixer\/Tempo$/],
    ['the main chain is DeviceChain', [9, 10, 11, 12], /M\w+Track\/DeviceChain\/Mixer\/Tempo$/],
    ['parameters have a Manual', [9, 10, 11, 12], /Mixer\/Volume\/Manual$/],
    ['parameters hold their automation', [8, 9], /Mixer\/Volume\/ArrangerAutomation\/Events\/FloatEvent$/],
    [
      'automation is in envelopes',
      [10, 11, 12],
      /AutomationEnvelopes\/Envelopes\/AutomationEnvelope\/EnvelopeTarget\/PointeeId$/,
    ],
    ['scenes are names', [8, 9, 10], /LiveSet\/SceneNames\/Scene$/],
    ['scenes are elements', [11, 12], /LiveSet\/Scenes\/Scene\/TimeSignatureId$/],
    ['colours are Color', [11, 12], /MidiTrack\/Color$/],
    ['colours are ColorIndex', [8, 9, 10], /MidiTrack\/ColorIndex$/],
    ['take lanes', [11, 12], /TakeLane\/ClipAutomation\/Events\/MidiClip$/],
    ['clip modulations', [8], /MidiClip\/ModulationList\/Modulations\/Modulation$/],
    ['clip envelopes', [9, 10, 11, 12], /MidiClip\/Envelopes\/Envelopes\/ClipEnvelope$/],
    ['paths as blobs', [8, 9, 10], /SampleRef\/FileRef\/Data$/],
    ['paths as text', [11, 12], /SampleRef\/FileRef\/Path$/],
    ['the set has a scale', [9, 10, 11, 12], /LiveSet\/ScaleInformation$/],
    ['sends are enabled by user', [12], /TrackSendHolder\/EnabledByUser$/],
    [
      'MIDI arrangement clips',
      RELEASES,
      /MidiTrack\/DeviceChain\/MainSequencer\/ClipTimeable\/ArrangerAutomation\/Events\/MidiClip$/,
    ],
    [
      'audio arrangement clips',
      RELEASES,
      /AudioTrack\/DeviceChain\/MainSequencer\/Sample\/ArrangerAutomation\/Events\/AudioClip$/,
    ],
    ['session clips', RELEASES, /MainSequencer\/ClipSlotList\/ClipSlot\/ClipSlot\/Value\/MidiClip$/],
    ['grooves', RELEASES, /LiveSet\/GroovePool\/Grooves\/Groove\/Clip\/Value\/MidiClip$/],
    ['locators', RELEASES, /LiveSet\/Locators\/Locators\/Locator$/],
    [
      'chains of racks',
      RELEASES,
      /DrumGroupDevice\/Branches\/DrumBranch\/DeviceChain\/MidiToAudioDeviceChain\/Devices\/InstrumentGroupDevice$/,
    ],
    ['sidechain sources', RELEASES, /Compressor2\/SideChain\/RoutedInput\/Routable\/Target$/],
  ])('%s', (_, releases, path) => {
    expect(RELEASES.filter((live) => attributesOf(fullSet(live), path).length > 0)).toEqual(releases)
  })
})

test.each<[string | null, LiveMajor, Record<string, string>]>([
  [null, 8, { MajorVersion: '4', MinorVersion: '8.1_225' }],
  ['Ableton Live 9.0.5', 9, { MajorVersion: '4', MinorVersion: '9.0_305' }],
  ['Ableton Live 12.0.5', 12, { MajorVersion: '5', MinorVersion: '12.0_12049' }],
])('%s names its format', (creator, live, expected) => {
  const [root] = attributesOf({ live, creator }, /^Ableton$/)
  expect(root).toMatchObject(expected)
  expect(root?.Creator ?? null).toBe(creator)
})

test.each([
  ['Ableton Live 8.4.2', 8, ['Time', 'Duration', 'Velocity', 'OffVelocity', 'IsEnabled']],
  ['Ableton Live 10.1.1', 10, ['Time', 'Duration', 'Velocity', 'OffVelocity', 'IsEnabled', 'NoteId']],
  [
    'Ableton Live 12.1.1',
    12,
    ['Time', 'Duration', 'Velocity', 'VelocityDeviation', 'OffVelocity', 'Probability', 'IsEnabled', 'NoteId'],
  ],
  ['Ableton Live 12.2.5', 12, ['Time', 'Duration', 'Velocity', 'OffVelocity', 'NoteId']],
] as const)('%s writes a plain note with its attributes', (creator, live, expected) => {
  const notes = [{ pitch: 60, startBeats: 0, durationBeats: 1 }]
  const [note] = attributesOf(
    { live, creator, tracks: [{ kind: 'midi', arrangementClips: [{ notes }] }] },
    /MidiNoteEvent$/,
  )
  expect(Object.keys(note ?? {})).toEqual(expected)
})

test.each([
  ['Ableton Live 9.7.7', 9, 'RootNote', 'Minor'],
  ['Ableton Live 12.0.5', 12, 'RootNote', 'Minor'],
  ['Ableton Live 12.1.1', 12, 'Root', '1'],
] as const)('%s writes A minor', (creator, live, rootTag, name) => {
  const set: SetDescription = { live, creator, scale: { rootPitchClass: 9, name: 'Minor' } }
  expect(attributesOf(set, new RegExp(`LiveSet/ScaleInformation/${rootTag}$`))).toEqual([{ Value: '9' }])
  expect(attributesOf(set, /LiveSet\/ScaleInformation\/Name$/)).toEqual([{ Value: name }])
})

test('the envelope of the tempo points to the id of the tempo', () => {
  const set: SetDescription = { live: 12, tempo: 126 }
  const [target] = attributesOf(set, /Mixer\/Tempo\/AutomationTarget$/)
  expect(attributesOf(set, /MainTrack\/.*PointeeId$/).map((one) => one.Value)).toContain(target?.Id)
})

test('text is escaped: quotes, line ends, signs of XML', () => {
  const annotation = 'a "b" & <c>\n\ttab'
  expect(attributesOf({ annotation }, /LiveSet\/Annotation$/)).toEqual([{ Value: annotation }])
  expect(buildSetXml({ annotation: 'say "hi"' })).toContain(`<Annotation Value='say "hi"' />`)
  expect(buildSetXml({ annotation: 'say "hi"', live: 11 })).toContain('<Annotation Value="say &quot;hi&quot;" />')
})

test('gzip, plain and Windows line ends hold the same document', async () => {
  const set = fullSet(12)
  const xml = buildSetXml(set)
  expect(gunzipSync(await buildSet(set)).toString()).toBe(xml)
  expect(new TextDecoder().decode(await buildSet(set, { compressed: false }))).toBe(xml)
  expect(buildSetXml(set, { newline: '\r\n' }).replaceAll('\r\n', '\n')).toBe(xml)
})

test('a clip is made only when its turn comes', () => {
  let made = 0
  function* clips() {
    for (;;) {
      made += 1
      yield { startBeats: made * 4 }
    }
  }
  const chunks = buildSetChunks({ tracks: [{ kind: 'midi', arrangementClips: clips() }] })
  expect(chunks.next().value?.length).toBeGreaterThan(60_000)
  const afterOne = made
  chunks.next()
  expect(afterOne).toBeGreaterThan(10)
  expect(made).toBeLessThan(afterOne * 3)
})

test.each<[string, SetDescription]>([
  ['No track of the described set is named "Kick".', { tracks: [{ kind: 'midi', group: 'Kick' }] }],
  ['No return track of the described set is named "Hall".', { tracks: [{ kind: 'midi', sends: { Hall: 0 } }] }],
  [
    'Automation of "Devices.0/Cutoff" names no parameter of the track "Lead".',
    { tracks: [{ kind: 'midi', name: 'Lead', automation: [{ parameter: 'Devices.0/Cutoff', events: [] }] }] },
  ],
  ['"4/3" is no time signature that Live can hold.', { timeSignature: '4/3' }],
])('refuses: %s', (message, set) => {
  expect(() => buildSetXml(set)).toThrow(message)
})

/** The attributes of the elements whose path matches, in order; throws where the XML is not well-formed. */
function attributesOf(set: SetDescription, path: RegExp): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const open: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    open.push(tag.name)
    if (path.test(open.join('/'))) found.push(tag.attributes)
  })
  parser.on('closetag', () => open.pop())
  parser.write(buildSetXml(set)).close()
  return found
}
