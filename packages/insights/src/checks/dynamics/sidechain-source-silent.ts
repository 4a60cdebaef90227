import type { Message } from '@kvint/report'
import type { PlacedDevice, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { allDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { partOf } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { inEnglish } from '../../words/write-message.ts'

export const sidechainSourceSilent: Check = {
  id: 'DY02',
  title: 'Sidechain source that is gone or silent',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source:
    'The file. Taps ahead of the mixer (Pre FX, Post FX) are left out: it was not verified that a switched-off track is silent there',
  find: (song) => {
    const deaf = allDevices(song).flatMap((placed) => {
      const silence = placed.isActive ? stateOfSource(song, placed) : null
      return silence === null ? [] : [{ placed, ...silence }]
    })
    const isOneSource = new Set(deaf.map(({ state }) => inEnglish(state))).size === 1
    const sighting = saw(deaf, {
      name: ({ placed }) => placed.trackName,
      one: (name, { placed, state }) => say`The ${placed.device.name} on ${name} listens to ${state}.`,
      many: (number, names) =>
        say`${number} sidechains listen to ${isOneSource ? (deaf[0]?.state ?? '') : say`a track that is gone, silent, or their own`}: on ${names}.`,
      evidence: ({ placed, state }) => aboutDevice(placed, say`Audio From: ${state}`),
    })
    // Nothing would be pressed down if it listened.
    const areIdle = deaf.every(({ placed: { device } }) => (steady(device, 'Threshold') ?? LOW_DB) >= HIGHEST_DB)
    const [first] = deaf
    return (
      sighting && {
        ...sighting,
        ...(areIdle && { severity: 'info' as const }),
        ...(first?.switchedOff !== undefined &&
          deaf.every(({ switchedOff }) => switchedOff !== undefined) && {
            figures: { source: first.switchedOff, part: first.placed.trackName },
            lesson: 'dy02-switched-off',
          }),
      }
    )
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor'), term('Sidechain', 'sidechain')],
  lessons: ['dy02-switched-off'],
  honesty:
    'Likely. If it ducks as you want when you listen, all is well: a switched-off track can still feed some tap points.',
}

type Silence = {
  readonly state: Message
  /** The name of a source that is there and off. */
  readonly switchedOff?: string
}

/** What is wrong with the track that a sidechain listens to; `null` where nothing is. */
function stateOfSource(song: Song, { device: { sidechain }, trackId }: PlacedDevice): Silence | null {
  if (!sidechain?.isOn || !sidechain.hasSource) return null
  const source = partOf(song, sidechain.sourceTrackId)
  if (!source)
    return sidechain.target.startsWith('AudioIn/Track.') ? { state: say`a track that is no longer in the set` } : null
  // A pad of its own Drum Rack is a source like any other; its own signal ahead of the effects ducks a delay's echoes.
  if (source.track.id === trackId)
    return /DeviceOut|PreFxOut/.test(sidechain.target) ? null : { state: say`its own track` }
  // Ahead of the mixer a track that is switched off may still trigger: many keep a silent kick for that.
  return source.track.mixer.isMuted && sidechain.target.endsWith('TrackOut')
    ? { state: say`${quoted(source.track.name)}, which is switched off`, switchedOff: source.track.name }
    : null
}

/** Nothing up to full scale crosses a threshold there, as in DY05. */
const HIGHEST_DB = -0.5
const LOW_DB = -60
