import { describeTraps, firstDevice, withDevice } from '../testing/describe-traps.ts'
import { parameter } from '../testing/set-xml.ts'

const routable = (target: string) => `<Routable><Target Value="${target}" /></Routable>`
const sidechain = (target: string) =>
  `<SideChain>${parameter('OnOff', true)}<RoutedInput>${routable(target)}</RoutedInput></SideChain>`
const kick = { isOn: true, target: 'AudioIn/Track.12/PreFxOut', sourceTrackId: 12, hasSource: true }

describeTraps('sidechains', [
  [
    'a sidechain names its track',
    withDevice(`<Gate Id="0">${sidechain('AudioIn/Track.12/PreFxOut')}</Gate>`),
    (set) => firstDevice(set)?.sidechain,
    kick,
  ],
  [
    'a plug-in’s says nothing where no source is chosen: its switch is always on',
    withDevice(`<PluginDevice Id="0">${sidechain('AudioIn/None')}</PluginDevice>`),
    (set) => firstDevice(set)?.sidechain,
    null,
  ],
  [
    'and names its track where one is',
    withDevice(`<PluginDevice Id="0">${sidechain('AudioIn/Track.12/PreFxOut')}</PluginDevice>`),
    (set) => firstDevice(set)?.sidechain,
    kick,
  ],
  [
    'a Max device listens by the first of its inputs that is joined to something',
    withDevice(
      `<MxDeviceAudioEffect Id="0"><Routables><InRoutings>${['AudioIn/None', 'AudioIn/Track.12/PreFxOut'].map((target, i) => `<MxDInRoutable Id="${i}">${routable(target)}</MxDInRoutable>`).join('')}</InRoutings></Routables></MxDeviceAudioEffect>`,
    ),
    (set) => firstDevice(set)?.sidechain,
    kick,
  ],
  [
    'Vocoder’s carrier comes from a track only where it is external',
    withDevice(
      [3, 1]
        .map(
          (type) =>
            `<Vocoder Id="0"><CarrierSource><Type Value="${type}" /><RoutedInput>${routable('AudioIn/Track.12/PreFxOut')}</RoutedInput></CarrierSource></Vocoder>`,
        )
        .join(''),
    ),
    (set) => set.tracks[0]?.devices.map((device) => device.sidechain),
    [{ ...kick, isOn: false }, kick],
  ],
])
