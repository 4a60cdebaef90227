import type { Check } from '../check.ts'
import { steady } from '../device-parameters.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const veryLongDecay: Check = {
  id: 'SP05',
  title: 'Decay longer than four bars',
  area: 'mix',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Arithmetic with the tempo; four bars and half of the bars are rules of thumb',
  find: (song) => {
    const barSeconds = ((song.picture.meters[0]?.beatsPerBar ?? 4) * 60) / song.overview.tempo.bpm
    const found = song.parts.flatMap((part) => {
      const bars = song.activity.tracks.filter((tracks) => tracks.has(part.track.id)).length
      if (bars * 2 <= song.activity.barCount || song.activity.barCount === 0) return []
      return chosenDevices(part, 'Reverb').flatMap((placed) => {
        const seconds = (steady(placed.device, 'DecayTime') ?? 0) / 1000
        return seconds > 4 * barSeconds && steady(placed.device, 'FreezeOn') !== 1 ? [{ placed, seconds }] : []
      })
    })
    const sighting = saw(found, {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { seconds }) => say`The reverb on ${name} rings for ${plain(seconds)} s, longer than four bars.`,
      many: (number, names) => say`${number} reverbs ring for longer than four bars: on ${names}.`,
      evidence: ({ placed, seconds }) =>
        aboutDevice(placed, say`decay ${plain(seconds)} s; a bar lasts ${plain(barSeconds)} s`),
    })
    return sighting && { ...sighting, figures: { seconds: Math.max(...found.map(({ seconds }) => seconds)) } }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Reverb')],
  honesty: 'Certain arithmetic. In ambient music this is the instrument.',
}
