import { clipsOf, deviceName, devicesOf, isOn, manual, type RawSet } from './raw-set.ts'
import { at, valueAt, within, type RawElement } from './raw-xml.ts'
import { named, numbersIn, ofEach, unquoted, verdict, type Witness } from './verdict.ts'

const all = (set: RawSet): RawElement[] => [...set.tracks.map(({ xml }) => xml), ...(set.main ? [set.main] : [])]
const devices = (set: RawSet): RawElement[] => all(set).flatMap(devicesOf)
const plugins = (set: RawSet, ...tags: string[]): string[] =>
  within(set.xml, ...tags).map((info) => valueAt(info, 'PlugName') || valueAt(info, 'Name'))
/** Files that tracks play, without the sources of presets. */
const files = (set: RawSet) =>
  set.tracks.flatMap(({ xml }) =>
    within(xml, 'SampleRef').flatMap((sample) => {
      const file = at(sample, 'FileRef')
      const folders = ['RelativePath', 'SearchHint/PathHint'].map((place) =>
        within(at(file, place), 'RelativePathElement')
          .map(({ attributes }) => attributes['Dir'] ?? '')
          .join('/'),
      )
      const path = valueAt(file, 'Path') || folders.at(-1) || folders[0] || ''
      const name = valueAt(file, 'Name') || (path.split(/[/\\]/).at(-1) ?? '')
      return [{ name, path, type: valueAt(file, 'RelativePathType'), rate: valueAt(sample, 'DefaultSampleRate') }]
    }),
  )
const count = (claim: string): number => numbersIn(unquoted(claim))[0] ?? 1

/** What the set holds as files, plug-ins and names. */
export const FILE_WITNESSES: Readonly<Record<string, Witness>> = {
  MI03: (_, set) =>
    verdict(
      set.tracks
        .flatMap(({ arranged, session }) => [...arranged, ...session])
        .every(({ xml }) => ['', '-1'].includes(valueAt(xml, 'GrooveSettings/GrooveId'))),
    ),
  FI04: ({ claim }, set) =>
    verdict(
      new Set(
        files(set)
          .map(({ rate }) => rate)
          .filter((rate) => rate !== '' && rate !== '0'),
      ).size >= count(claim),
    ),
  FI01: ({ claim }, set) =>
    verdict(
      new Set(
        files(set)
          .filter(({ type }) => type === '1' || type === '0')
          .map(({ path, name }) => `${path}/${name}`),
      ).size >= count(claim),
    ),
  FI02: (_, set) =>
    verdict(files(set).some(({ path }) => /\b(?:Desktop|Downloads|\.?Trash|Temp|Papierkorb)\b/i.test(path))),
  FI05: (_, set) => verdict(files(set).some(({ name }) => /\.(?:mp3|m4a|ogg|aac|wma)$/i.test(name))),
  FI06: (_, set) =>
    verdict(
      [...Map.groupBy(files(set), ({ name }) => name).values()].some(
        (same) => new Set(same.map(({ path }) => path)).size > 1,
      ),
    ),
  FI07: (_, set) =>
    verdict(
      files(set).some(({ name }) => /y2mate|getmp3|youtube|ytmp3|yt\d?s|soundcloud|snappea|savefrom/i.test(name)),
    ),
  FI08: ({ claim }, set) =>
    verdict(
      new Set(
        files(set)
          .filter(({ name }) => /^\d+-/.test(name) || /Audio \d/.test(name))
          .map(({ name }) => name),
      ).size >= count(claim),
    ),
  CP07: ({ evidence }, set) => {
    const known = new Set(plugins(set, 'VstPluginInfo', 'Vst3PluginInfo', 'AuPluginInfo'))
    return verdict(
      evidence.every(({ text }) => /^and \d+ more/.test(text) || [...known].some((name) => text.startsWith(name))),
    )
  },
  CP08: ({ evidence }, set) => {
    const known = plugins(set, 'VstPluginInfo')
    return verdict(
      evidence.every(({ text }) => /^and \d+ more/.test(text) || known.some((name) => text.startsWith(name))),
    )
  },
  CP09: (_, set) => verdict(plugins(set, 'AuPluginInfo').length > 0),
  CP10: (_, set) =>
    verdict(within(set.xml, 'MxDeviceAudioEffect', 'MxDeviceInstrument', 'MxDeviceMidiEffect').length > 0),
  CP11: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) =>
      devicesOf(xml).some(
        (rack) =>
          rack.tag.endsWith('GroupDevice') &&
          Array.from({ length: 16 }, (_, index) => index).some(
            (index) =>
              valueAt(rack, `MacroDisplayNames.${String(index)}`) === `Macro ${String(index + 1)}` &&
              within(at(rack, 'Branches'), 'KeyMidi').some(
                (key) => valueAt(key, 'Channel') === '16' && valueAt(key, 'NoteOrController') === String(index),
              ),
          ),
      ),
    ),
  CP01: ({ claim }, set) => verdict(devices(set).filter((device) => !isOn(device)).length >= count(claim)),
  CP05: (finding, set) =>
    ofEach(
      named(finding, set),
      (track) => track.arranged.length + track.session.length === 0 && devicesOf(track.xml).length > 0,
    ),
  CP04: (finding, set) => ofEach(named(finding, set), ({ xml }) => valueAt(xml, 'Freeze') === 'true'),
  HY01: ({ claim }, set) => {
    const nameless = set.tracks.filter(
      ({ xml, kind }) => kind !== 'ReturnTrack' && valueAt(xml, 'Name/UserName') === '',
    ).length
    return verdict(nameless >= count(claim))
  },
  HY02: (_, set) => {
    const colours = set.tracks
      .filter(({ kind }) => kind !== 'ReturnTrack')
      .map(({ xml }) => valueAt(xml, 'Color') || valueAt(xml, 'ColorIndex'))
    return verdict(new Set(colours).size === 1)
  },
  HY03: (_, set) => verdict(set.tracks.every(({ kind }) => kind !== 'GroupTrack')),
  HY04: (finding, set) =>
    ofEach(
      named(finding, set),
      (track) => track.arranged.length + track.session.length + devicesOf(track.xml).length === 0,
    ),
  HY06: (_, set) => {
    const bpm =
      within(set.main, 'Tempo').map((tempo) => manual({ tag: '', attributes: {}, children: [tempo] }, 'Tempo'))[0] ??
      120
    return verdict(Math.abs(bpm * 100 - Math.round(bpm * 100)) > 1e-3)
  },
  HY07: (finding, set) => ofEach(named(finding, set), ({ xml }) => Number(valueAt(xml, 'TrackDelay/Value')) !== 0),
  HY08: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) =>
      within(at(xml, 'DeviceChain/MainSequencer'), 'MonitoringEnum').some(
        (one) =>
          manual({ tag: '', attributes: {}, children: [one] }, 'MonitoringEnum') === 0 ||
          one.attributes['Value'] === '0',
      ),
    ),
  HY10: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) => manual(xml, 'DeviceChain/Mixer/CrossFadeState') !== 1),
  HY13: (finding, set) =>
    finding.evidence.every(({ text }) => text.length < 4)
      ? 'misleading'
      : verdict(within(set.xml, 'Annotation').some(({ attributes }) => (attributes['Value'] ?? '').trim() !== '')),
  GS08: (finding, set) =>
    ofEach(named(finding, set), (track) => !track.isOn && clipsOf(set, track).length + track.session.length > 0),
  GS09: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) => valueAt(xml, 'DeviceChain/Mixer/SoloSink') === 'true'),
  'ST-NAMES': ({ claim }, set) =>
    verdict(set.tracks.filter(({ xml }) => valueAt(xml, 'Name/UserName') !== '').length >= count(claim)),
  MB05: (_, set) =>
    verdict(devicesOf(set.main).filter((device) => isOn(device) && LIMITER.test(deviceName(device))).length >= 2),
}

const LIMITER = /limit|maxim|ozone|pro-?l\b|l[123]\b|elephant|invisible/i
