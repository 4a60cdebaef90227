import { plain } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'

export const veryLongDecay: Check = {
  id: 'SP05',
  title: 'Decay longer than four bars',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  reads: ['devices Reverb DecayTime', 'tempo.bpm'],
  source: 'Arithmetic with the tempo; four bars and half of the bars are rules of thumb',
  find: (song) => {
    const barSeconds = ((song.picture.meters[0]?.beatsPerBar ?? 4) * 60) / song.overview.tempo.bpm
    return saw(
      song.parts.flatMap((part) => {
        const bars = song.activity.tracks.filter((tracks) => tracks.has(part.track.id)).length
        if (bars * 2 <= song.activity.barCount || song.activity.barCount === 0) return []
        return activeDevices(part, 'Reverb').flatMap((placed) => {
          const seconds = (steady(placed.device, 'DecayTime') ?? 0) / 1000
          return seconds > 4 * barSeconds && steady(placed.device, 'FreezeOn') !== 1 ? [{ placed, seconds }] : []
        })
      }),
      {
        name: ({ placed }) => placed.trackName,
        one: (name, { seconds }) => `The reverb on ${name} rings for ${plain(seconds)} s, longer than four bars.`,
        many: (number, names) => `${number} reverbs ring for longer than four bars: on ${names}.`,
        evidence: ({ placed, seconds }) =>
          aboutDevice(placed, `decay ${plain(seconds)} s; a bar lasts ${plain(barSeconds)} s`),
      },
    )
  },
  lesson: {
    beginner: {
      why: 'The echo of one chord is still there when the next chords come, and they mix.',
      tryThis: ['Turn Decay down until you hear each chord by itself.', 'Keep the long one for the end of a section.'],
      listenFor: 'The moment where the chord changes.',
    },
    intermediate: {
      why: 'A decay of about one bar leaves the tail in time with the music: 60 × beats / BPM seconds.',
      tryThis: ['Start at one bar, then adjust by ear.', 'Automate Decay or Dry/Wet longer at section ends.'],
      listenFor: 'Notes of the last chord inside the new one.',
    },
    advanced: {
      why: 'RT60 counts to −60 dB; under other parts a tail disappears at about −25 dB, so the audible length is under half of the number. For drones and ambient the smear is the harmony.',
      tryThis: ['Duck the tail by the dry part rather than shortening it.'],
      listenFor: 'Semitone clashes between tail and new chord.',
    },
  },
  learnMore: [manual('Live Audio Effect Reference', 'Reverb')],
  honesty: 'Certain arithmetic. In ambient music this is the instrument.',
}
