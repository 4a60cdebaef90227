import type { Part } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { deviation } from '../midi/statistics.ts'
import { struckInTwoWays } from '../rhythm/accents.ts'
import { term } from '../sources.ts'
import { count, plain, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const livelyVelocities: Check = {
  id: 'ST-VELOCITY',
  title: 'Notes that are struck differently',
  area: 'rhythm',
  // Numbers alone: whether it is good playing, or what an instrument makes of it, the set does not say.
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'A standard deviation of 10 over five or more values is a rule of thumb for “varied”',
  find: (song) => {
    const told = new Set(struckInTwoWays(song).map(({ part }) => part))
    const lively = song.parts.flatMap((part) => {
      if (told.has(part)) return []
      const velocities = heardVelocities(part)
      const spread = deviation(velocities)
      const isVaried = velocities.length >= FEWEST_NOTES && new Set(velocities).size >= FEWEST_VALUES
      return isVaried && spread >= LEAST_SPREAD ? [{ part, spread, velocities }] : []
    })
    if (lively.length === 0) return null
    const [first] = lively.toSorted((a, b) => b.spread - a.spread)
    if (!first) return null
    const names = quotedTracks(lively.map(({ part }) => part.track))
    return {
      claim:
        lively.length === 1
          ? say`The notes on ${names} are struck at many different strengths.`
          : say`On ${count(lively.length, 'track')} the notes are struck at many different strengths: ${names}.`,
      evidence: lively.map(({ part, spread, velocities }) =>
        aboutTrack(
          part,
          say`velocities ${String(softest(velocities))} to ${String(loudest(velocities))}, spread ${plain(spread)}`,
        ),
      ),
      figures: {
        track: first.part.track.name,
        softest: softest(first.velocities),
        loudest: loudest(first.velocities),
      },
    }
  },
  learnMore: [term('Velocity', 'velocity')],
  honesty: 'Certain about the numbers. An instrument that ignores velocity plays them all alike.',
}

function softest(velocities: readonly number[]): number {
  return Math.min(...new Set(velocities))
}

function loudest(velocities: readonly number[]): number {
  return Math.max(...new Set(velocities))
}

function heardVelocities({ clips }: Part): number[] {
  return clips.filter(({ report }) => report.isHeard).flatMap(({ notes }) => notes.map(([, , , velocity]) => velocity))
}

const FEWEST_NOTES = 32
const FEWEST_VALUES = 5
const LEAST_SPREAD = 10
