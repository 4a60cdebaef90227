import { z } from 'zod'
import { isTypedKey, parseKey } from '@kvint/theory/parse-key'
import { factIndexOf } from '../library/fact-index.ts'
import type { FoundPlace } from '../library/fact-lookup.ts'
import type { FactIndex } from '../library/fact-lookup.ts'
import type { ChordChange, PlaceKind } from '../library/project-facts.ts'
import { barsPhrase } from '../music/bar-lines.ts'
import { plainText } from '../music/plain-text.ts'
import { cursorField, leftOutField, nextCursorField } from './fields.ts'
import { pageOf } from './page.ts'
import { defineTool } from './tool.ts'

export const searchMusic = defineTool({
  name: 'music_search',
  scope: 'library:read',
  title: 'Search inside projects',
  description:
    'Where something occurs in the library: a device or plug-in, a chord by symbol or Roman numeral, a progression (i VI III VII), a key by place (also a passing one), a sample, a track by name or role, a finding. Answers with project and place.',
  input: z.object({
    for: z.enum(['device', 'chord', 'progression', 'key', 'sample', 'track', 'role', 'finding']),
    text: z.string().min(1).max(100).describe('Serum; V7; "i VI III VII"; F minor; kick.wav; bass'),
    limit: z.int().min(1).max(50).default(20),
    cursor: cursorField,
  }),
  output: z.object({
    hits: z.array(z.object({ project: z.string(), name: z.string(), place: z.string() })),
    projects: z.number(),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: async (input, context) => {
    const searched = { limit: SEARCHED_PROJECTS, withSets: input.for === 'sample' }
    const index = await factIndexOf(context.library, searched, context)
    const hits = SEARCHES[input.for](index, input.text)
    const page = pageOf(hits, { cursor: input.cursor, limit: input.limit, of: 'hits' })
    return {
      kind: 'answer',
      value: {
        hits: page.entries.map(({ projectId, projectName, place }) => ({
          project: projectId,
          name: projectName,
          place,
        })),
        projects: new Set(hits.map(({ projectId }) => projectId)).size,
        leftOut: [...page.leftOut, ...index.leftOut],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      },
    }
  },
})

type Search = (index: FactIndex, text: string) => readonly FoundPlace[]

const containing =
  (kind: PlaceKind): Search =>
  (index, text) =>
    index.places(kind, plainText(text))

const SEARCHES: Record<'device' | 'chord' | 'progression' | 'key' | 'sample' | 'track' | 'role' | 'finding', Search> = {
  device: containing('device'),
  sample: containing('sample'),
  track: containing('track'),
  finding: containing('finding'),
  role: (index, text) => index.places('role', plainText(text)).filter((place) => place.text === plainText(text)),
  key: (index, text) => {
    const typed = parseKey(text)
    return index.places('key').filter(({ text: name }) => {
      const key = parseKey(name)
      return typed && key?.mode != null && isTypedKey(typed, { ...key, mode: key.mode })
    })
  },
  chord: (index, text) => chordPlaces(index, [text.trim()]),
  progression: (index, text) =>
    chordPlaces(
      index,
      text.split(/[\s,–-]+/).filter((part) => part !== ''),
    ),
}

/** Places where chords with these symbols or numerals follow one another. */
function chordPlaces(index: FactIndex, wanted: readonly string[]): FoundPlace[] {
  return index.places('chords', ` ${wanted[0] ?? ''} `).flatMap((found) => {
    const changes = JSON.parse(found.place) as ChordChange[]
    return changes.flatMap(([, , from], at) => {
      const run = changes.slice(at, at + wanted.length)
      const isHit =
        run.length === wanted.length &&
        run.every(([symbol, roman], place) => symbol === wanted[place] || roman === wanted[place])
      const bars = { from, to: run.at(-1)?.[3] ?? from }
      return isHit ? [{ ...found, place: `${run.map(([symbol]) => symbol).join(' ')} at ${barsPhrase(bars)}` }] : []
    })
  })
}

const SEARCHED_PROJECTS = 200
