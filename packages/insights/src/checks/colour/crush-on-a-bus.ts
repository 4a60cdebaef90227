import type { Check } from '../check.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { partOf } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { say } from '../../words/say.ts'

export const crushOnABus: Check = {
  id: 'SA03',
  title: 'Bit reduction or noise on a whole bus',
  area: 'sound',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'A rule of thumb',
  find: (song) => {
    const found = chosenDevices(song, 'Redux', 'Redux2', 'Erosion', 'Vinyl').filter(
      ({ trackId }) => trackId === 'main' || partOf(song, trackId)?.track.kind === 'group',
    )
    const sighting = saw(found, {
      name: ({ trackName }) => trackName,
      one: (name, { device }) => say`${device.name} works on all of ${name}.`,
      many: (number, names) => say`${number} lo-fi effects work on whole buses: ${names}.`,
      evidence: (placed) => aboutDevice(placed, say`active on a bus`),
    })
    const [first] = found
    return sighting && first ? { ...sighting, figures: { device: first.device.name, bus: first.trackName } } : null
  },
  learnMore: [manual('Live Audio Effect Reference', 'Redux')],
  honesty: 'Certain about the place. In lo-fi styles it belongs there.',
}
