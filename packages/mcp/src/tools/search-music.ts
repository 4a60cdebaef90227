import { z } from 'zod'
import { isTypedKey, parseKey } from '@kvint/theory/parse-key'
import { factIndexOf } from '../library/fact-index.ts'
import type { FactIndex, FoundPlace } from '../library/fact-lookup.ts'
import type { ProjectLibrary } from '../library/project-library.ts'
import { settingAsked, settingsFound } from '../library/setting-places.ts'
import type { ChordChange } from '../library/project-facts.ts'
import type { PlaceKind } from '../library/searched-places.ts'
import type { SampleCheck } from '../library/sample-files.ts'
import { barsPhrase } from '../music/bar-lines.ts'
import { plainText } from '../music/plain-text.ts'
import { cursorField, leftOutField, nextCursorField } from './fields.ts'
import { pageOf } from '../music/page.ts'
import { type ToolContext, defineTool } from './tool.ts'

export const searchMusic = defineTool({
  name: 'music_search',
  scope: 'library:read',
  title: 'Search inside projects',
  description:
    'Where something occurs, by project: a device or plug-in, a device setting by value, a chord by symbol or Roman numeral, a progression (i VI III VII), a key by place, a sample, a track by name or role, a finding; missing sample: files the disk lacks (local). without: the projects that do not have it.',
  input: z.object({
    for: z.enum([
      'device',
      'setting',
      'chord',
      'progression',
      'key',
      'sample',
      'track',
      'role',
      'finding',
      'missing sample',
    ]),
    text: z
      .string()
      .max(100)
      .default('')
      .describe('Serum; Compressor threshold < -20 dB; V7; "i VI III VII"; F minor; bass'),
    without: z.boolean().default(false),
    limit: z.int().min(1).max(50).default(20),
    cursor: cursorField,
  }),
  output: z.object({
    hits: z.array(z.object({ project: z.string(), name: z.string(), places: z.array(z.string()) })),
    projects: z.number(),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: async (input, context) => {
    const { library } = context
    if (input.for !== 'missing sample') {
      if (input.text.trim() === '') return { kind: 'problem', message: `Say in text which ${input.for} to look for.` }
      if (input.for === 'setting' && !settingAsked(input.text))
        return { kind: 'problem', message: 'Name the setting, and what it should be: Compressor threshold < -20 dB.' }
      return answerOf(input, await searchedFor(input, input.for, context))
    }
    if (!library.missingSamples)
      return { kind: 'problem', message: `"${library.title}" stands on no disk: which samples are there is not known.` }
    const { checks, leftOut } = await library.missingSamples(null, context)
    return answerOf(input, { hits: missingIn(checks, input), leftOut: [...leftOut, ...inLibraries(checks)] })
  },
})

type Input = {
  readonly text: string
  readonly without: boolean
  readonly limit: number
  readonly cursor?: string | undefined
}

async function searchedFor(input: Input, wanted: Searched, context: ToolContext) {
  const searched = { limit: SEARCHED_PROJECTS, withSets: IN_SETS.has(wanted) }
  const index = await factIndexOf(context.library, searched, context)
  const found = byProject(SEARCHES[wanted](index, input.text), wanted === 'chord' ? [input.text.trim()] : null)
  const hits = input.without ? await othersThan(found, index, context.library) : found
  return { hits, leftOut: [...index.leftOut, ...(wanted === 'setting' ? [SETTINGS_KEPT] : [])] }
}

function answerOf(
  input: Input,
  { hits, leftOut }: { readonly hits: readonly Hit[]; readonly leftOut: readonly string[] },
) {
  const page = pageOf(hits, { cursor: input.cursor, limit: input.limit, of: 'projects' })
  const each = Math.max(FEWEST_PLACES, Math.floor(SHOWN_PLACES / Math.max(1, page.entries.length)))
  return {
    kind: 'answer' as const,
    value: {
      hits: page.entries.map(({ project, name, places }) => ({ project, name, places: placesText(places(), each) })),
      projects: hits.length,
      leftOut: [...page.leftOut, ...leftOut],
      ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
    },
  }
}

/** Projects with their missing files, those with the word alone where one is asked for. */
function missingIn(checks: readonly SampleCheck[], { text, without }: Input): Hit[] {
  const word = plainText(text)
  return checks.flatMap(({ projectId, projectName, missing }) => {
    const names = missing.filter((name) => plainText(name).includes(word))
    if (names.length > 0 === without) return []
    return [{ project: projectId, name: projectName, places: () => new Map(names.map((name) => [name, 1])) }]
  })
}

function inLibraries(checks: readonly SampleCheck[]): string[] {
  const count = checks.reduce((sum, { notLookedFor }) => sum + notLookedFor, 0)
  return count === 0
    ? []
    : [
        `${count} ${count === 1 ? 'file' : 'files'} of packs and libraries not found by path: Live may have them in its own folders.`,
      ]
}

type Hit = {
  readonly project: string
  readonly name: string
  /** Each place once with how often it comes; worked out for the hits that are shown. */
  readonly places: () => ReadonlyMap<string, number>
}

/** Hits by project. Where a chord is sought, each place holds all chords of the project, the one among them. */
function byProject(found: readonly FoundPlace[], chord: readonly [string] | null): Hit[] {
  const byId = Map.groupBy(found, ({ projectId }) => projectId)
  return [...byId].map(([project, own]) => ({
    project,
    name: own[0]?.projectName ?? project,
    places: () => {
      const counts = new Map<string, number>()
      for (const { place } of chord ? own.flatMap((one) => chordPlaces(one, chord)) : own)
        counts.set(place, (counts.get(place) ?? 0) + 1)
      return counts
    },
  }))
}

/** The projects that were read and have none of it. */
async function othersThan(hits: readonly Hit[], index: FactIndex, library: ProjectLibrary): Promise<Hit[]> {
  const having = new Set(hits.map(({ project }) => project))
  const entries = await library.list()
  return entries
    .filter(({ id }) => !having.has(id) && index.glance(id) !== undefined)
    .map(({ id, name }) => ({ project: id, name, places: () => new Map() }))
}

function placesText(places: ReadonlyMap<string, number>, most: number): string[] {
  const shown = [...places].slice(0, most).map(([place, count]) => (count > 1 ? `${place} ×${count}` : place))
  return [...shown, ...(places.size > most ? [`${places.size - most} more places`] : [])]
}

type Search = (index: FactIndex, text: string) => readonly FoundPlace[]

const containing =
  (kind: PlaceKind): Search =>
  (index, text) =>
    index.places(kind, plainText(text))

type Searched = 'device' | 'setting' | 'chord' | 'progression' | 'key' | 'sample' | 'track' | 'role' | 'finding'

const SEARCHES: Record<Searched, Search> = {
  device: containing('device'),
  setting: (index, text) => {
    const asked = settingAsked(text)
    const longest = asked?.words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    return asked === null
      ? []
      : index
          .places('setting', longest)
          .flatMap((found) => settingsFound(found.place, asked).map((place) => ({ ...found, place })))
  },
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
  chord: (index, text) => withChord(index, text.trim()),
  progression: (index, text) => {
    const wanted = text.split(/[\s,–-]+/).filter((part) => part !== '')
    return withChord(index, wanted[0] ?? '').flatMap((found) => chordPlaces(found, wanted))
  },
}

/** All chords of the projects that have one with this symbol or numeral. */
function withChord(index: FactIndex, name: string): readonly FoundPlace[] {
  return index.places('chords', ` ${name} `)
}

/** Places where chords with these symbols or numerals follow one another. */
function chordPlaces(found: FoundPlace, wanted: readonly string[]): FoundPlace[] {
  const changes = JSON.parse(found.place) as ChordChange[]
  return changes.flatMap(([, , from], at) => {
    const run = changes.slice(at, at + wanted.length)
    const isHit =
      run.length === wanted.length &&
      run.every(([symbol, roman], place) => symbol === wanted[place] || roman === wanted[place])
    const bars = { from, to: run.at(-1)?.[3] ?? from }
    return isHit ? [{ ...found, place: `${run.map(([symbol]) => symbol).join(' ')} at ${barsPhrase(bars)}` }] : []
  })
}

const IN_SETS: ReadonlySet<Searched> = new Set(['sample', 'device', 'setting'])
const SETTINGS_KEPT =
  'Of settings, numbers with a unit and ratios of what is at work are searched: switches, choices, bands that are off and plug-ins are not.'
const SEARCHED_PROJECTS = 200
/** Of all projects of a page together, and of each at least. */
const SHOWN_PLACES = 24
const FEWEST_PLACES = 2
