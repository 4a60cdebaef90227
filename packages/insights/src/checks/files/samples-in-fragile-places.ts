import type { Message } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { allSamples, eachFileOnce } from './samples-of.ts'
import { count, list, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const samplesInFragilePlaces: Check = {
  id: 'FI02',
  title: 'Samples in places that get cleaned up',
  area: 'files',
  severity: 'fix',
  stages: ANY_STAGE,
  confidence: 'certain',
  source: 'The path itself; the list of places is a rule of thumb',
  find: (song) => {
    const fragile = eachFileOnce(allSamples(song)).flatMap((placed) => {
      const place = placed.sample.location === 'insideProject' ? null : fragilePlace(placed.sample.path ?? '')
      return place === null ? [] : [{ ...placed, place }]
    })
    const [first] = fragile
    if (!first) return null
    const places = [...new Set(fragile.map(({ place }) => place))]
    return {
      claim: say`${count(fragile.length, 'sound of this set lies', 'sounds of this set lie')} ${list(places.slice(0, 3), 3)}.`,
      evidence: fragile.map(({ sample, part, place }) => aboutTrack(part, say`${quoted(sample.fileName)} ${place}`)),
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Collecting external files'), term('Collect All and Save', 'collect')],
  honesty: 'Certain about the path at the time of saving. The file may have been moved or copied since.',
}

/** The place that may be emptied in which a path lies: `in the Trash`; `null` for others. */
export function fragilePlace(path: string): Message | null {
  return PLACES.find(({ pattern }) => pattern.test(path))?.place ?? null
}

/** Deeper than two folders below Desktop or Downloads lies a collection that is kept in order. */
const PLACES: readonly { readonly pattern: RegExp; readonly place: Message }[] = [
  { pattern: /[/\\](?:\.Trash(?:es)?|\$Recycle\.Bin)[/\\]/i, place: say`in the Trash` },
  { pattern: /[/\\]Downloads?[/\\](?:[^/\\]+[/\\]){0,2}[^/\\]+$/i, place: say`in Downloads` },
  { pattern: /[/\\](?:Temp|tmp|Temporary Items|TemporaryItems)[/\\]/i, place: say`in a temporary folder` },
  { pattern: /[/\\]Desktop[/\\](?:[^/\\]+[/\\]){0,2}[^/\\]+$/i, place: say`on the Desktop` },
]
