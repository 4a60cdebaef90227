import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { type GainStage, gainStages } from './gain-stages.ts'
import { decibels, list, type Said, signed } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const gainStacked: Check = {
  id: 'GS05',
  title: 'Gain added again and again along one chain',
  area: 'mix',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'guess',
  source: '18 dB over two stages or more: a rule of thumb',
  find: (song) => {
    const stacked = stackedIn(song)
    const [most] = stacked.toSorted((a, b) => b.totalDb - a.totalDb)
    const sighting = saw(stacked, {
      name: ({ part }) => part.track.name,
      one: (name, { totalDb, stages }) => say`${name} gets ${decibels(totalDb)} in all: ${stagesOf(stages)}.`,
      many: (number, names) => say`${number} tracks get more than 18 dB in all, stage after stage: ${names}.`,
      evidence: ({ part, stages, totalDb }) => aboutTrack(part, say`${stagesOf(stages)} = ${decibels(totalDb)}`),
    })
    return sighting && most ? { ...sighting, figures: { part: most.part.track.name, db: most.totalDb } } : null
  },
  learnMore: [term('Gain staging', 'gain-staging'), manual('Mixing', 'The Live Mixer')],
  honesty:
    'A guess: gains inside plug-ins are invisible to me, and what a compressor makes up is not counted. The meters on the track settle it.',
}

/** Tracks on which the sum is told; what adds to it is not told beside it. */
export function stackedIn({ parts }: Pick<Song, 'parts'>): Stacked[] {
  return parts.flatMap((part) => {
    const stages = part.report.isHeard ? gainStages(parts, part) : []
    const totalDb = stages.reduce((sum, { gainDb }) => sum + gainDb, 0)
    return stages.filter(({ gainDb }) => gainDb > 0).length >= FEWEST_STAGES && totalDb > MOST_DB
      ? [{ part, stages, totalDb }]
      : []
  })
}

type Stacked = { readonly part: Part; readonly stages: readonly GainStage[]; readonly totalDb: number }

function stagesOf(stages: readonly GainStage[]): Said {
  return list(
    stages.map(({ name, gainDb }) => say`${name} ${signed(gainDb)}`),
    6,
  )
}

const MOST_DB = 18
const FEWEST_STAGES = 2
