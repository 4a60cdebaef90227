import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { isFed } from './is-fed.ts'
import { list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const unusedReturns: Check = {
  id: 'SP06',
  title: 'Return tracks that nothing is sent to',
  area: 'workflow',
  severity: 'info',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: 'The file. Live’s default set brings two; 60 % of public sets have unused ones',
  find: (song) => {
    const unused = song.parts
      .filter(({ track }) => track.kind === 'return')
      .filter((part, index) => !isFed(song.parts, index) && !part.track.devices.some(({ isOn }) => !isOn))
    return saw(unused, {
      name: ({ track }) => track.name,
      one: (name) => say`Nothing is sent to the return track ${name}.`,
      many: (number, names) => say`Nothing is sent to ${number} return tracks: ${names}.`,
      evidence: (part) =>
        aboutTrack(
          part,
          part.track.devices.length === 0
            ? say`all sends down; holds no device`
            : say`all sends down; holds ${list(
                part.track.devices.map(({ name }) => name),
                3,
              )}`,
        ),
    })
  },
  learnMore: [manual('Mixing', 'Return tracks and the Main track'), term('Return track', 'return-track')],
  honesty: 'Certain about the sends in the file.',
}
