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
    'an input of a Max device is none: it may measure its own track',
    withDevice(
      `<MxDeviceAudioEffect Id="0"><Routables><InRoutings><MxDInRoutable Id="0">${routable('AudioIn/Track.12/PreFxOut')}</MxDInRoutable></InRoutings></Routables></MxDeviceAudioEffect>`,
    ),
    (set) => firstDevice(set)?.sidechain,
    null,
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
