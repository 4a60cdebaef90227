import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { gainStages } from './gain-stages.ts'
import { decibels, list, signed } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const gainStacked: Check = {
  id: 'GS05',
  title: 'Gain added again and again along one chain',
  area: 'mix',
  severity: 'check',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  source: '18 dB over two stages or more: a rule of thumb',
  find: (song) => {
    const stacked = song.parts.flatMap((part) => {
      const stages = part.report.isHeard ? gainStages(part) : []
      const totalDb = stages.reduce((sum, { gainDb }) => sum + gainDb, 0)
      return stages.length >= FEWEST_STAGES && totalDb > MOST_DB ? [{ part, stages, totalDb }] : []
    })
    return saw(stacked, {
      name: ({ part }) => part.track.name,
      one: (name, { totalDb, stages }) =>
        say`On ${name} ${String(stages.length)} stages add ${decibels(totalDb)} together.`,
      many: (number, names) => say`On ${number} tracks several stages add more than 18 dB together: ${names}.`,
      evidence: ({ part, stages, totalDb }) =>
        aboutTrack(
          part,
          say`${list(
            stages.map(({ name, gainDb }) => say`${name} ${signed(gainDb)}`),
            6,
          )} = ${decibels(totalDb)}`,
        ),
    })
  },
  learnMore: [term('Gain staging', 'gain-staging'), manual('Mixing', 'The Live Mixer')],
  honesty:
    'A guess: gains inside plug-ins are invisible to me, and make-up gain may only give back what a compressor takes. The meters on the track settle it.',
}

const MOST_DB = 18
const FEWEST_STAGES = 2
