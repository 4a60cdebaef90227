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
    const outside = eachFileOnce(allSamples(song)).filter(({ sample }) => sample.location !== 'insideProject')
    const found = [...new Set(outside.flatMap(({ sample }) => fragileIn(sample.path ?? '') ?? []))]
    // If one lies on top, those in the folders below it go as well.
    const fragile = outside.flatMap((placed) => {
      const place = found.find(({ within }) => within.test(placed.sample.path ?? ''))?.place
      return place === undefined ? [] : [{ ...placed, place }]
    })
    const [first] = fragile
    if (!first) return null
    const places = list(
      found.slice(0, 3).map(({ place }) => place),
      3,
    )
    return {
      claim:
        fragile.length === 1
          ? say`${quoted(first.sample.fileName)} lies ${places}.`
          : say`${count(fragile.length, 'sound of this set lies', 'sounds of this set lie')} ${places}.`,
      evidence: fragile.map(({ sample, part, place }) => aboutTrack(part, say`${quoted(sample.fileName)} ${place}`)),
    }
  },
  learnMore: [manual('Managing Files and Sets', 'Collecting external files'), term('Collect All and Save', 'collect')],
  honesty: 'Certain about the path at the time of saving. The file may have been moved or copied since.',
}

/** The place that may be emptied in which a path lies: `in the Trash`; `null` for others. */
export function fragilePlace(path: string): Message | null {
  return fragileIn(path)?.place ?? null
}

function fragileIn(path: string): FragilePlace | undefined {
  return PLACES.find(({ pattern }) => pattern.test(path))
}

type FragilePlace = { readonly pattern: RegExp; readonly within: RegExp; readonly place: Message }

const TRASH = /[/\\](?:\.Trash(?:es)?|\$Recycle\.Bin)[/\\]/i
const TEMPORARY = /[/\\](?:Temp|tmp|Temporary Items|TemporaryItems)[/\\]/i
/** Deeper than two folders below Desktop or Downloads alone lies a collection that is kept in order. */
const PLACES: readonly FragilePlace[] = [
  { pattern: TRASH, within: TRASH, place: say`in the Trash` },
  {
    pattern: /[/\\]Downloads?[/\\](?:[^/\\]+[/\\]){0,2}[^/\\]+$/i,
    within: /[/\\]Downloads?[/\\]/i,
    place: say`in Downloads`,
  },
  { pattern: TEMPORARY, within: TEMPORARY, place: say`in a temporary folder` },
  {
    pattern: /[/\\]Desktop[/\\](?:[^/\\]+[/\\]){0,2}[^/\\]+$/i,
    within: /[/\\]Desktop[/\\]/i,
    place: say`on the Desktop`,
  },
]
