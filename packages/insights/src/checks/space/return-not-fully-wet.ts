import type { Check } from '../check.ts'
import { steadyShare } from '../device-parameters.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { isFedBy } from './is-fed.ts'
import { percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const returnNotFullyWet: Check = {
  id: 'SP02',
  title: 'Return effect that is not 100 % wet',
  area: 'mix',
  severity: 'check',
  stages: ['mix'],
  confidence: 'certain',
  source: 'Signal flow: what is dry in a return is added to the dry track, where a track plays into it',
  find: (song) => {
    const playing = song.parts.filter(({ report, clips }) => report.isHeard && clips.length > 0)
    const found = song.parts
      .filter(({ track }) => track.kind === 'return')
      .filter(({ track }, index) => !track.mixer.isMuted && isFedBy(song.parts, playing, index))
      .flatMap((part) =>
        activeDevices(part, 'Reverb', 'Hybrid', 'Delay', 'Echo', 'CrossDelay', 'PingPongDelay').flatMap((placed) => {
          const wet = steadyShare(placed.device, placed.device.tag === 'Reverb' ? 'MixDirect' : 'DryWet')
          return placed.depth === 0 && wet !== undefined && wet < FULLY_WET ? [{ placed, wet }] : []
        }),
      )
    const sighting = saw(found, {
      name: ({ placed }) => placed.trackName,
      one: (name, { placed, wet }) => say`The ${placed.device.name} on the return ${name} is at ${percent(wet)} wet.`,
      many: (number, names) => say`${number} effects on return tracks are not fully wet: ${names}.`,
      evidence: ({ placed, wet }) => aboutDevice(placed, say`Dry/Wet ${percent(wet)}`),
    })
    const driest = Math.min(...found.map(({ wet }) => wet))
    return sighting && { ...sighting, figures: { wet: Math.round(driest * 100) } }
  },
  learnMore: [manual('Mixing', 'Return tracks and the Main track'), term('Send', 'send')],
  honesty:
    'Certain about the setting. In a chain of effects on one return, the later ones may be partly dry on purpose.',
}

const FULLY_WET = 0.98
