import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const distortionsInARow: Check = {
  id: 'SA02',
  title: 'Three or more distortions on one track',
  area: 'sound',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Three is a rule of thumb; chains inside racks are left out',
  find: (song) =>
    saw(
      song.parts.flatMap((part) => {
        const chain = activeDevices(part, ...DISTORTIONS).filter(({ depth }) => depth === 0)
        return chain.length >= 3 ? [{ part, chain }] : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { chain }) => say`${count(chain.length, 'distortion')} follow one another on ${name}.`,
        many: (number, names) => say`${number} tracks have three or more distortions in a row: ${names}.`,
        evidence: ({ part, chain }) =>
          aboutTrack(
            part,
            list(
              chain.map(({ device }) => device.name),
              5,
            ),
          ),
      },
    ),
  learnMore: [manual('Live Audio Effect Reference', 'Saturator')],
  honesty: 'Certain about the chain; stacking can be the whole point.',
}

const DISTORTIONS = ['Saturator', 'Overdrive', 'Pedal', 'Amp', 'Tube', 'Roar', 'DrumBuss']
