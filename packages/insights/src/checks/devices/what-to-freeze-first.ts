import type { Figure } from '@kvint/report'
import type { Part } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, list, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const whatToFreezeFirst: Check = {
  id: 'CP02',
  title: 'What to freeze first',
  area: 'workflow',
  severity: 'info',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  source:
    'Live’s manual says that Complex takes about ten times the processor of other warp modes, and to freeze tracks; the weights are rules of thumb',
  find: ({ parts }) => {
    const heavy = parts
      .filter(({ track, report }) => !track.isFrozen && report.isHeard)
      .map((part) => ({ part, costs: costsOf(part) }))
      .map(({ part, costs }) => ({ part, costs, weight: costs.reduce((sum, { weight }) => sum + weight, 0) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
    const total = heavy.reduce((sum, { weight }) => sum + weight, 0)
    if (total < HEAVY_SET) return null
    const first = heavy.slice(0, MOST_TOLD)
    return {
      claim: say`If playback crackles, ${quotedTracks(first.map(({ part }) => part.track))} ${first.length === 1 ? 'is' : 'are'} worth freezing first.`,
      evidence: first.map(({ part, costs }) =>
        aboutTrack(
          part,
          list(
            costs.map(({ name }) => name),
            5,
          ),
        ),
      ),
    }
  },
  learnMore: [manual('Computer Audio Resources and Strategies')],
  honesty:
    'A guess: your computer’s real load, and what plug-ins take, is not in a set. If nothing crackles, there is nothing to do.',
}

type Cost = { readonly name: Figure; readonly weight: number }

function costsOf(part: Part): Cost[] {
  const devices = activeDevices(part).flatMap(({ device }) => {
    const weight = WEIGHTS[device.tag] ?? (device.kind === 'max' ? 2 : 0)
    return weight > 0 ? [{ name: device.name, weight }] : []
  })
  const complex = part.clips.filter(
    ({ clip, report }) =>
      report.isHeard &&
      clip.kind === 'audio' &&
      clip.isWarped &&
      (clip.warpMode === 'complex' || clip.warpMode === 'complexPro'),
  ).length
  return complex > 0 ? [...devices, { name: say`${count(complex, 'clip')} in Complex`, weight: 2 }] : devices
}

/** By tag; what is not listed is light. */
const WEIGHTS: Readonly<Record<string, number>> = {
  Hybrid: 3,
  Roar: 2,
  Corpus: 2,
  Transmute: 3,
  Spectral: 3,
  Vocoder: 2,
  Resonator: 1,
  Echo: 1,
  StringStudio: 2,
  Collision: 2,
  UltraAnalog: 1,
  InstrumentVector: 2,
  InstrumentMeld: 2,
}
const HEAVY_SET = 12
const MOST_TOLD = 3
