import { z } from 'zod'
import type { Report } from '@kvint/insights'
import { openAll } from '../music/open-all.ts'
import { round } from '../music/numbers.ts'
import { leftOutField } from './fields.ts'
import { defineTool } from './tool.ts'

export const libraryHabits = defineTool({
  name: 'library_habits',
  scope: 'library:read',
  title: 'Habits over the library',
  description:
    'What her projects have in common, over the newest save of each: tempos, keys, stages, lengths, devices, plug-ins, chord progressions, findings that return. Counts, no ranking against other people.',
  input: z.object({ projects: z.int().min(1).max(500).default(100).describe('How many, newest first') }),
  output: z.object({
    library: z.string(),
    projects: z.number(),
    tempos: z.string(),
    keys: z.string(),
    stages: z.string(),
    lengths: z.string(),
    meters: z.string(),
    devices: z.string(),
    plugins: z.string(),
    progressions: z.string(),
    findings: z.array(z.string()),
    leftOut: leftOutField,
  }),
  run: async (input, context) => {
    const { projects, leftOut } = await openAll(context.library, input.projects, context)
    const reports = projects.map(({ report }) => report)
    const bpms = reports.map(({ overview }) => overview.tempo.bpm).sort((a, b) => a - b)
    const lengths = reports.map(({ overview }) => overview.lengthBars).sort((a, b) => a - b)
    return {
      kind: 'answer',
      value: {
        library: context.library.title,
        projects: projects.length,
        tempos: spread(bpms, 'BPM'),
        keys: counted(reports.map(({ harmony }) => (harmony.kind === 'known' ? harmony.key.name : 'not known'))),
        stages: counted(reports.map(({ overview }) => overview.stage.stage)),
        lengths: spread(lengths, 'bars'),
        meters: counted(reports.map(({ overview }) => overview.meter)),
        devices: counted(reports.flatMap(({ overview }) => overview.devices.map(({ name }) => name))),
        plugins: counted(reports.flatMap(({ overview }) => overview.plugins.map(({ name }) => name))),
        progressions: counted(reports.flatMap(progressionsOf), 2),
        findings: recurring(reports),
        leftOut: [...leftOut],
      },
    }
  },
})

function spread(sorted: readonly number[], unit: string): string {
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (low === undefined || high === undefined) return 'no project'
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? low
  return `${round(low, 1)} to ${round(high, 1)} ${unit}, median ${round(middle, 1)}`
}

/** `A minor ×4, C major ×2`: in how many projects, from a number of them on. */
function counted(names: readonly string[], from = 1): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const sorted = [...counts]
    .filter(([, count]) => count >= from)
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
  const shown = sorted.slice(0, SHOWN).map(([name, count]) => `${name} ×${count}`)
  return [...shown, ...(sorted.length > SHOWN ? [`${sorted.length - SHOWN} more`] : [])].join(', ') || 'none'
}

/** Each run of four different chords once a project. */
function progressionsOf({ harmony }: Report): string[] {
  if (harmony.kind === 'unknown') return []
  const romans = harmony.chords.map(({ roman, symbol }) => roman ?? symbol)
  const changes = romans.filter((roman, at) => roman !== romans[at - 1])
  return [...new Set(changes.slice(0, -3).map((_, at) => changes.slice(at, at + 4).join(' – ')))]
}

function recurring(reports: readonly Report[]): string[] {
  const byCheck = new Map<string, { count: number; claim: string }>()
  for (const { findings } of reports) {
    for (const [checkId, claim] of new Map(findings.map((finding) => [finding.checkId, finding.claim]))) {
      byCheck.set(checkId, { count: (byCheck.get(checkId)?.count ?? 0) + 1, claim })
    }
  }
  return [...byCheck]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, SHOWN)
    .map(([checkId, { count, claim }]) => `${checkId} in ${count} of ${reports.length}, such as: ${claim}`)
}

const SHOWN = 10
