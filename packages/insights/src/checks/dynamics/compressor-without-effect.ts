import type { Message } from '@kvint/report'
import type { PlacedDevice, Song } from '../../song/song.ts'
import type { Check, Sighting } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { decibels, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const compressorWithoutEffect: Check = {
  id: 'DY05',
  title: 'Compressor that does not compress',
  area: 'mix',
  severity: 'info',
  stages: ['mix'],
  confidence: 'likely',
  source:
    'Arithmetic: nothing crosses a threshold at 0 dB unless it is hotter than full scale; a ratio of 1 changes nothing',
  find: (song) => keyedInVain(song) ?? idle(song),
  learnMore: [manual('Live Audio Effect Reference', 'Compressor')],
  lessons: ['dy05-sidechain'],
  honesty: 'Likely: the setting is certain, but a very hot signal can still cross it. Its meter tells.',
}

function idle(song: Song): Sighting | null {
  return saw(
    chosenDevices(song, 'Compressor2').flatMap((placed) => {
      const setting = placed.device.sidechain?.isOn ? null : idleSetting(placed)
      return setting ? [{ placed, setting }] : []
    }),
    {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { setting }) => say`The Compressor on ${name} hardly ever acts: ${setting}.`,
      many: (number, names) => say`${number} Compressors hardly ever act: on ${names}.`,
      evidence: ({ placed, setting }) => aboutDevice(placed, setting),
    },
  )
}

/** Somebody chose what such a device listens to, and so means it to act. */
function keyedInVain(song: Song): Sighting | null {
  const names = new Map(song.parts.map(({ track }) => [track.id, track.name]))
  const keyed = chosenDevices(song, 'Compressor2', 'GlueCompressor').flatMap((placed) => {
    const { sidechain } = placed.device
    const source = sidechain?.isOn ? names.get(sidechain.sourceTrackId ?? -1) : undefined
    const setting = idleSetting(placed)
    return source !== undefined && setting ? [{ placed, setting, source }] : []
  })
  const [first] = keyed
  const sighting = saw(keyed, {
    name: ({ placed }) => placeOfDevice(placed),
    one: (name, { source, setting }) => say`${name} listens to ${quoted(source)} and hardly ever ducks: ${setting}.`,
    many: (number, named) => say`${number} devices listen to another track and hardly ever duck: on ${named}.`,
    evidence: ({ placed, setting, source }) => aboutDevice(placed, say`listens to ${quoted(source)}, ${setting}`),
  })
  return sighting && first
    ? {
        ...sighting,
        severity: 'check',
        lesson: 'dy05-sidechain',
        figures: { part: first.placed.trackName, source: first.source },
      }
    : null
}

/** `ratio 1:1` or `threshold 0 dB`; `null` where it acts, or where a macro or automation may make it. A Glue Compressor's Ratio is an index of its list. */
function idleSetting({ device }: PlacedDevice): Message | null {
  const [thresholdDb, ratio] = [steady(device, 'Threshold'), steady(device, 'Ratio')]
  if (thresholdDb === undefined || ratio === undefined) return null
  if (device.tag === 'Compressor2' && ratio <= 1.001) return say`ratio 1:1`
  return thresholdDb >= HIGH_THRESHOLD_DB ? say`threshold ${decibels(thresholdDb)}` : null
}

const HIGH_THRESHOLD_DB = -0.5
