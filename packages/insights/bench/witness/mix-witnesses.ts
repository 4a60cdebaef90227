import {
  activeDevicesOf,
  clipsOf,
  deviceName,
  devicesOf,
  eventsOf,
  faderOf,
  heardNotesOf,
  isOn,
  manual,
  type RawSet,
  type RawTrack,
} from './raw-set.ts'
import { at, valueAt, within, type RawElement } from './raw-xml.ts'
import { named, numbersIn, ofEach, unquoted, verdict, type Witness } from './verdict.ts'

const isVerb = (device: RawElement): boolean =>
  ['Reverb', 'Hybrid'].includes(device.tag) || /verb|valhalla|blackhole|pro-r\b/i.test(deviceName(device))
const decibel = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-6))
const returnsOf = (set: RawSet): RawTrack[] => set.tracks.filter(({ kind }) => kind === 'ReturnTrack')
const count = (claim: string): number => numbersIn(unquoted(claim))[0] ?? 1
const bands = (eq: RawElement) =>
  (eq.tag === 'Eq8' ? eq.children.filter(({ tag }) => tag.startsWith('Bands.')) : []).map((band) =>
    at(band, 'ParameterA'),
  )
const tracksOf = (set: RawSet, ids: readonly (number | 'main')[]): RawTrack[] =>
  set.tracks.filter(({ id }) => ids.some((one) => String(one) === id))
const chainsOf = (set: RawSet): (RawElement | undefined)[] => [...set.tracks.map(({ xml }) => xml), set.main]
const everyDevice = (set: RawSet): RawElement[] => chainsOf(set).flatMap((xml) => activeDevicesOf(xml))
/** Devices of the track, of its groups and of what it runs into. */
const along = (set: RawSet, track: RawTrack, seen = new Set<RawTrack>()): RawElement[] => {
  if (seen.has(track)) return []
  seen.add(track)
  const target = /Track\.(\d+)/.exec(valueAt(track.xml, 'DeviceChain/AudioOutputRouting/Target'))?.[1]
  const next = set.tracks.filter(({ id }) => id === target || id === valueAt(track.xml, 'TrackGroupId'))
  return [...activeDevicesOf(track.xml), ...next.flatMap((one) => along(set, one, seen))]
}
const isMadeMono = (device: RawElement): boolean =>
  device.tag === 'StereoGain' &&
  (manual(device, 'BassMono') === 1 ||
    manual(device, 'Mono') === 1 ||
    manual(device, 'StereoWidth') < 0.2 ||
    manual(device, 'StereoSeparation') < 0.2)
/** Without Adaptive Q it is Live 8's, whose mode 1 is a shelf. */
const hasLowCut = (device: RawElement): boolean =>
  bands(device).some(
    (band) =>
      manual(band, 'IsOn') === 1 &&
      (device.children.some(({ tag }) => tag === 'AdaptiveQ') ? [0, 1] : [0]).includes(manual(band, 'Mode')) &&
      manual(band, 'Freq') > 40,
  )
const isFed = (set: RawSet, back: RawTrack): boolean => {
  const index = returnsOf(set).indexOf(back)
  const isInto = set.tracks.some(({ xml }) =>
    valueAt(xml, 'DeviceChain/AudioOutputRouting/Target').includes(`Track.${back.id}/`),
  )
  return (
    isInto ||
    set.tracks.some(({ xml }) => {
      const send = within(at(xml, 'DeviceChain/Mixer/Sends'), 'TrackSendHolder')[index]
      return (
        manual(send, 'Send') > 0.0011 ||
        eventsOf(send, 'Send').some(({ attributes }) => Number(attributes['Value']) > 0.0011)
      )
    })
  )
}

/** Faders, sends, devices: what stands in the mixer and in the chains. */
export const MIX_WITNESSES: Readonly<Record<string, Witness>> = {
  SP06: (finding, set) => ofEach(named(finding, set), (track) => !isFed(set, track)),
  SP04: (finding, set) =>
    ofEach(named(finding, set), (track) => {
      const chain = activeDevicesOf(track.xml)
      const verb = chain.findIndex(isVerb)
      return (
        isFed(set, track) &&
        verb >= 0 &&
        !chain.slice(0, verb).some(hasLowCut) &&
        manual(chain[verb], 'BandLowOn') !== 1
      )
    }),
  SP01: ({ claim }, set) =>
    verdict(
      set.tracks.filter(({ xml, kind }) => kind !== 'ReturnTrack' && activeDevicesOf(xml).some(isVerb)).length >=
        count(claim),
    ),
  SP02: (finding, set) =>
    ofEach(
      named(finding, set),
      (track) =>
        isFed(set, track) &&
        activeDevicesOf(track.xml).some((device) =>
          ['DryWet', 'MixDirect', 'NewDryWet'].some((one) => manual(device, one) < 0.99),
        ),
    ),
  SP03: (finding, set) =>
    ofEach(
      named(finding, set),
      ({ xml }) =>
        activeDevicesOf(xml).some(isVerb) ||
        within(at(xml, 'DeviceChain/Mixer/Sends'), 'Send').some(
          (send) => manual({ ...xml, children: [send] }, 'Send') > 0.05,
        ),
    ),
  SP07: (_, set) =>
    verdict(
      !set.tracks.some(
        (track) =>
          track.isOn &&
          activeDevicesOf(track.xml).some((device) => isVerb(device) || /Delay|Echo/.test(device.tag)) &&
          (track.kind !== 'ReturnTrack' || isFed(set, track)),
      ),
    ),
  SP08: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) =>
      activeDevicesOf(xml).some((device) =>
        device.children.some(({ tag }) => tag.startsWith('Feedback') && manual(device, tag) >= 0.85),
      ),
    ),
  ST01: (finding, set) => ofEach(named(finding, set), ({ xml }) => manual(xml, 'DeviceChain/Mixer/Pan') !== 0),
  ST02: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) => {
      const chain = activeDevicesOf(xml)
      const wide = chain.findLastIndex(({ tag }) => /Chorus|Flanger|Phaser/.test(tag) || tag === 'StereoGain')
      return (
        wide >= 0 &&
        !chain
          .slice(wide + 1)
          .some((device) => isMadeMono(device) || (device.tag === 'Amp' && manual(device, 'DualMono') === 0))
      )
    }),
  ST03: (finding, set) => ofEach(named(finding, set), (track) => !along(set, track).some(isMadeMono)),
  ST04: ({ place }, set) =>
    ofEach(tracksOf(set, place.trackIds), ({ xml }) => Math.abs(manual(xml, 'DeviceChain/Mixer/Pan')) < 0.02),
  ST06: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) =>
      activeDevicesOf(xml).some(
        (device) => manual(device, 'StereoWidth') > 1.5 || manual(device, 'StereoSeparation') > 1.5,
      ),
    ),
  ST10: ({ claim, evidence }, set) => {
    const [one, other] = evidence.map(({ trackId }) => set.tracks.find(({ id }) => id === String(trackId)))
    if (!one || !other) return 'cannot tell'
    const [a, b] = [one, other].map(({ xml }) => manual(xml, 'DeviceChain/Mixer/Pan'))
    const placesOf = (track: typeof one) =>
      new Set([
        ...heardNotesOf(set, track).map(({ start, pitch }) => `${String(pitch)} ${start.toFixed(1)}`),
        ...clipsOf(set, track).flatMap(({ start, end, isOff }) =>
          isOff ? [] : [`${start.toFixed(1)} ${end.toFixed(1)}`],
        ),
      ])
    const [first, second] = [placesOf(one), placesOf(other)]
    const shared = [...first].filter((place) => second.has(place)).length
    const isPlace = claim.includes('at the same place') ? Math.abs((a ?? 0) - (b ?? 0)) < 0.05 : (a ?? 0) * (b ?? 0) < 0
    const wayOf = ({ xml }: typeof one) =>
      [
        ...activeDevicesOf(xml).map(({ tag }) => tag),
        valueAt(xml, 'TrackGroupId'),
        valueAt(xml, 'DeviceChain/AudioOutputRouting/Target'),
      ].join(' ')
    const isWay = wayOf(one) === wayOf(other)
    return verdict(isPlace && isWay && shared >= Math.min(first.size, second.size) * 0.85)
  },
  ST09: (_, set) => verdict(!devicesOf(set.main).some(({ tag }) => tag === 'StereoGain')),
  LE01: (finding, set) => ofEach(named(finding, set), (track) => !activeDevicesOf(track.xml).some(hasLowCut)),
  LE03: (_, set) =>
    verdict(
      everyDevice(set)
        .flatMap(bands)
        .some((band) => manual(band, 'IsOn') === 1 && manual(band, 'Gain') > 9),
    ),
  LE06: (_, set) =>
    verdict(
      everyDevice(set)
        .flatMap(bands)
        .some((band) => manual(band, 'Gain') > 4 && manual(band, 'Q') > 6),
    ),
  LE07: (_, set) =>
    verdict(
      everyDevice(set).some(
        (eq) =>
          eq.tag === 'Eq8' &&
          bands(eq).every((band) => manual(band, 'IsOn') !== 1 || Math.abs(manual(band, 'Gain')) < 0.2),
      ),
    ),
  MB01: (_, set) => verdict(!activeDevicesOf(set.main).some((device) => LIMITER.test(deviceName(device)))),
  MB03: (_, set) =>
    verdict(activeDevicesOf(set.main).some((device) => device.tag === 'Limiter' && manual(device, 'Ceiling') > -1)),
  MB08: (_, set) =>
    verdict(
      activeDevicesOf(set.main)
        .flatMap(bands)
        .some((band) => manual(band, 'IsOn') === 1 && manual(band, 'Gain') > 3),
    ),
  MB10: (_, set) => verdict(activeDevicesOf(set.main).length === 0),
  MB12: ({ claim }, set) =>
    verdict(devicesOf(set.main).filter((device) => !isOn(device)).length >= (/^\d/.test(claim) ? count(claim) : 1)),
  MB02: (_, set) => {
    const chain = activeDevicesOf(set.main)
    const limiter = chain.findIndex((device) => LIMITER.test(deviceName(device)))
    return verdict(limiter >= 0 && limiter < chain.length - 1)
  },
  GS01: (finding, set) => ofEach(named(finding, set), ({ xml }) => faderOf(set, xml) > 1.99),
  GS02: (_, set) =>
    verdict(
      set.tracks.filter(({ xml }) => Math.abs(faderOf(set, xml) - 1) < 1e-3).length * 10 >=
        set.tracks.filter(({ kind }) => kind !== 'ReturnTrack').length * 8,
    ),
  GS12: (_, set) => {
    const isOff = (track: RawTrack): boolean => {
      const group = set.tracks.find(({ id }) => id === valueAt(track.xml, 'TrackGroupId'))
      return valueAt(track.xml, 'DeviceChain/Mixer/Speaker/Manual') === 'false' || (group !== undefined && isOff(group))
    }
    return verdict(set.tracks.filter((track) => clipsOf(set, track).length > 0).every(isOff))
  },
  GS03: (_, set) => verdict(faderOf(set, set.main) > 1),
  GS04: ({ claim }, set) => {
    const gain = faderOf(set, set.main)
    return verdict(
      claim.includes('inf') ? gain < 1e-3 : Math.abs(decibel(gain) - (numbersIn(unquoted(claim))[0] ?? 0)) < 0.2,
    )
  },
  GS07: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) => eventsOf(xml, 'DeviceChain/Mixer/Volume').length > 1),
  GS10: (finding, set) =>
    ofEach(
      named(finding, set).filter(({ kind }) => kind === 'GroupTrack'),
      ({ xml }) => faderOf(set, xml) < 1,
    ),
  'ST-FADERS': (_, set) =>
    verdict(set.tracks.every(({ xml }) => !(faderOf(set, xml) > 1.9)) && Math.abs(faderOf(set, set.main) - 1) < 0.01),
  DY03: (finding, set) => {
    const [kick, ...basses] = finding.evidence.flatMap(({ trackId }) =>
      set.tracks.filter(({ id }) => id === String(trackId)),
    )
    if (!kick) return 'cannot tell'
    const ducks = (device: RawElement): boolean =>
      (within(at(device, 'SideChain'), 'OnOff').some(
        (one) => manual({ tag: '', attributes: {}, children: [one] }, 'OnOff') === 1,
      ) &&
        // A plug-in has a side chain that is on and listens to nothing.
        within(at(device, 'SideChain'), 'Target').some(({ attributes }) => attributes['Value'] !== 'AudioIn/None')) ||
      /kickstart|duck|shaper|lfo ?tool/i.test(deviceName(device))
    return ofEach(basses, (track) => !along(set, track).some(ducks))
  },
  DY05: (_, set) =>
    verdict(
      everyDevice(set).some(
        (device) =>
          device.tag === 'Compressor2' && (manual(device, 'Threshold') > 0.99 || manual(device, 'Ratio') <= 1.01),
      ),
    ),
  DY06: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) => activeDevicesOf(xml).some((device) => manual(device, 'Ratio') >= 9.9)),
  DY07: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) =>
      activeDevicesOf(xml).some((device) => device.tag === 'Compressor2' && manual(device, 'Attack') < 1),
    ),
  DY10: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) => activeDevicesOf(xml).some(({ tag }) => tag === 'Limiter')),
  DY11: (_, set) =>
    verdict(
      everyDevice(set).some(
        (device) =>
          device.tag === 'Compressor2' && manual(device, 'GainCompensation') === 1 && manual(device, 'Gain') > 3,
      ),
    ),
  SA01: (_, set) =>
    verdict(
      everyDevice(set).some(
        (device) =>
          device.tag === 'Saturator' && manual(device, 'PreDrive') >= 6 && Math.abs(manual(device, 'PostDrive')) < 0.05,
      ),
    ),
  SA04: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) =>
      activeDevicesOf(xml).some((device) => /Saturator|Overdrive|Amp|Pedal|DrumBuss|Roar/.test(device.tag)),
    ),
  AU01: (_, set) =>
    verdict(
      !chainsOf(set).some((xml) =>
        within(at(xml, 'AutomationEnvelopes'), 'Events').some(
          ({ children }) => new Set(children.map(({ attributes }) => attributes['Value'])).size > 1,
        ),
      ),
    ),
  AU04: (finding, set) =>
    ofEach(named(finding, set), ({ xml }) => eventsOf(xml, 'DeviceChain/Mixer/Volume').length > 1),
}

const LIMITER = /limit|maxim|ozone|pro-?l\b|\bl[123]\b|elephant|invisible/i
