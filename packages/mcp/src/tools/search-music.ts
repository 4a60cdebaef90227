import { z } from 'zod'
import type { Report } from '@kvint/report'
import { isTypedKey, parseKey } from '@kvint/theory/parse-key'
import type { OpenProject } from '../library/project-library.ts'
import { barsOf, barsPhrase } from '../music/bar-lines.ts'
import { plainText } from '../music/plain-text.ts'
import { openAll } from '../music/open-all.ts'
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
    const { projects, leftOut } = await openAll(context.library, SEARCHED_PROJECTS, context)
    const hits = projects.flatMap(({ entry, report }: OpenProject) =>
      SEARCHES[input.for](report, input.text).map((place) => ({ project: entry.id, name: entry.name, place })),
    )
    const page = pageOf(hits, { cursor: input.cursor, limit: input.limit, of: 'hits' })
    return {
      kind: 'answer',
      value: {
        hits: [...page.entries],
        projects: new Set(hits.map(({ project }) => project)).size,
        leftOut: [...page.leftOut, ...leftOut],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      },
    }
  },
})

const SEARCHES: Record<
  'device' | 'chord' | 'progression' | 'key' | 'sample' | 'track' | 'role' | 'finding',
  (report: Report, text: string) => string[]
> = {
  device: ({ tracks }, text) =>
    tracks.flatMap(({ name, devices }) =>
      devices.filter((device) => has(device, text)).map((device) => `${device} on ${name}`),
    ),
  chord: (report, text) => chordPlaces(report, [text]),
  progression: (report, text) =>
    chordPlaces(
      report,
      text.split(/[\s,–-]+/).filter((part) => part !== ''),
    ),
  key: keyPlaces,
  role: ({ tracks }, text) =>
    tracks.filter(({ role }) => role.role === text.trim().toLowerCase()).map(({ name, id }) => `${name} (${id})`),
  sample: ({ arrangement: { clips, meters } }, text) =>
    clips
      .filter(({ sampleName }) => sampleName !== null && has(sampleName, text))
      .map((clip) => `${clip.sampleName}, ${barsPhrase(barsOf(clip, meters))}`),
  track: ({ tracks }, text) =>
    tracks.filter(({ name }) => has(name, text)).map(({ name, id, role }) => `${name} (${id}), ${role.role}`),
  finding: ({ findings }, text) =>
    findings
      .filter(({ checkId, claim }) => has(checkId, text) || has(claim, text))
      .map(({ id, claim }) => `${claim} (${id})`),
}

/** Places where chords with these symbols or numerals follow one another. */
function chordPlaces({ harmony, arrangement: { meters } }: Report, wanted: readonly string[]): string[] {
  if (harmony.kind === 'unknown') return []
  const changes = harmony.chords.filter((chord, at) => chord.symbol !== harmony.chords[at - 1]?.symbol)
  return changes.flatMap((first, at) => {
    const run = changes.slice(at, at + wanted.length)
    const isHit =
      run.length === wanted.length &&
      run.every(({ symbol, roman }, index) => symbol === wanted[index] || roman === wanted[index])
    const endBeats = run.at(-1)?.endBeats ?? first.endBeats
    return isHit
      ? [
          `${run.map(({ symbol }) => symbol).join(' ')} at ${barsPhrase(barsOf({ startBeats: first.startBeats, endBeats }, meters))}`,
        ]
      : []
  })
}

function keyPlaces({ harmony, arrangement: { meters } }: Report, text: string): string[] {
  const typed = parseKey(text)
  if (harmony.kind === 'unknown' || !typed) return []
  return harmony.localKeys
    .filter((local) => isTypedKey(typed, local))
    .map((local) => `${local.name}, ${barsPhrase(barsOf(local, meters))}`)
}

function has(text: string, part: string): boolean {
  return plainText(text).includes(plainText(part))
}

const SEARCHED_PROJECTS = 200
