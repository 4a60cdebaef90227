import type { PlacedDevice, Song } from '../../song/song.ts'
import { quoted } from '../../words/name-words.ts'
import type { Check } from '../check.ts'
import { allDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { partOf } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const sidechainSourceSilent: Check = {
  id: 'DY02',
  title: 'Sidechain source that is gone or silent',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  reads: ['devices.sidechain.sourceTrackId', 'tracks.mixer.isMuted'],
  source:
    'The file. Whether a switched-off track still triggers depends on the tap (Pre FX, Post FX, Post Mixer), which was not verified',
  find: (song) => {
    const deaf = allDevices(song).flatMap((placed) => {
      const state = placed.isActive ? stateOfSource(song, placed) : null
      return state === null ? [] : [{ placed, state }]
    })
    const isOneSource = new Set(deaf.map(({ state }) => state)).size === 1
    return saw(deaf, {
      name: ({ placed }) => placed.trackName,
      one: (name, { placed, state }) => `The ${placed.device.name} on ${name} listens to ${state}.`,
      many: (number, names) =>
        `${number} sidechains listen to ${isOneSource ? (deaf[0]?.state ?? '') : 'a track that is gone, silent, or their own'}: on ${names}.`,
      evidence: ({ placed, state }) => aboutDevice(placed, `Audio From: ${state}`),
    })
  },
  lesson: {
    beginner: {
      why: 'This effect waits for another track to play. If that track is gone or switched off, it may wait for ever.',
      tryThis: ['Open the sidechain section of the device.', 'Choose the source again in Audio From.'],
      listenFor: 'The sound ducks on each hit again.',
    },
    intermediate: {
      why: 'A silent trigger is a good trick, but it should be silent by its output, not by its activator: then it stays a reliable source.',
      tryThis: [
        'For a ghost kick: track on, Audio To ▸ Sends Only.',
        'Tap it Pre FX, so that its fader does not matter.',
      ],
      listenFor: 'The same ducking with the trigger’s activator on and off.',
    },
    advanced: {
      why: 'Deleting a source track turns its routing into No Input; an id that points nowhere comes from copying between sets. A source on its own track makes an ordinary compressor with a longer path.',
      tryThis: ['For its own track switch Sidechain off; the internal detector sees the same signal.'],
      listenFor: 'Latency differences between tap points.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Compressor'), term('Sidechain', 'sidechain')],
  honesty:
    'Likely. If it ducks as you want when you listen, all is well: a switched-off track can still feed some tap points.',
}

/** What is wrong with the track that a sidechain listens to; `null` where nothing is. */
function stateOfSource(song: Song, { device: { sidechain }, trackId }: PlacedDevice): string | null {
  if (!sidechain?.isOn || !sidechain.hasSource) return null
  const source = partOf(song, sidechain.sourceTrackId)
  if (!source) return sidechain.target.startsWith('AudioIn/Track.') ? 'a track that is no longer in the set' : null
  // A pad of its own Drum Rack is a source like any other; its own signal ahead of the effects ducks a delay's echoes.
  if (source.track.id === trackId) return /DeviceOut|PreFxOut/.test(sidechain.target) ? null : 'its own track'
  return source.track.mixer.isMuted ? `${quoted(source.track.name)}, which is switched off` : null
}
