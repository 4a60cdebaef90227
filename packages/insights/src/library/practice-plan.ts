import type { Area, Finding } from '@kvint/report'

export type Practised = Extract<Area, 'harmony' | 'rhythm' | 'arrangement' | 'mix'>
/** A song to practise on: any id, and what was found in it. */
export type SongToPractise = { readonly id: string; readonly findings: readonly Finding[] }

export type PracticeTask = {
  /** From 1. */
  readonly week: number
  /** The song on which the task is done: the first of those given that has it. */
  readonly songId: string
  readonly finding: Finding
  /** How many of the songs have it. */
  readonly inSongs: number
  readonly ofSongs: number
}

/**
 * One small task a week from what was found in the songs, each about another thing. What returns in more songs comes
 * earlier, for it is a habit; then what is objective before what is taste, and what is sure before what is guessed. Without
 * an area music and mix alternate, music first. Strengths and plain facts are no tasks.
 *
 * ```ts
 * practicePlan(songs, { weeks: 4 })[0] // { week: 1, songId: 'nordlys', finding: { checkId: 'HA06', … }, inSongs: 3, ofSongs: 8 }
 * ```
 */
export function practicePlan(
  songs: readonly SongToPractise[],
  { area, weeks = 4 }: { readonly area?: Practised | undefined; readonly weeks?: number } = {},
): PracticeTask[] {
  const ranked = candidates(songs).toSorted((a, b) => weight(b) - weight(a))
  const of = (areas: readonly Area[]) => ranked.filter(({ finding }) => areas.includes(finding.area))
  const chosen = area ? of([area]) : alternated(of(MUSIC), of(['mix', 'sound']))
  return chosen.slice(0, weeks).map((task, index) => ({ week: index + 1, ...task }))
}

type Candidate = Omit<PracticeTask, 'week'>

function candidates(songs: readonly SongToPractise[]): Candidate[] {
  const byCheck = new Map<string, Candidate>()
  for (const { id, findings } of songs) {
    const once = new Map(findings.filter(isTask).map((finding) => [finding.checkId, finding]))
    for (const [checkId, finding] of once) {
      const known = byCheck.get(checkId)
      byCheck.set(
        checkId,
        known ? { ...known, inSongs: known.inSongs + 1 } : { songId: id, finding, inSongs: 1, ofSongs: songs.length },
      )
    }
  }
  return [...byCheck.values()]
}

function isTask({ severity, confidence }: Finding): boolean {
  return severity !== 'strength' && severity !== 'info' && confidence !== 'unknown'
}

function weight({ finding, inSongs }: Candidate): number {
  return inSongs * 10 + SEVERITY[finding.severity] * 2 + (finding.confidence === 'guess' ? 0 : 1)
}

function alternated(first: readonly Candidate[], second: readonly Candidate[]): Candidate[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((one) => one !== undefined)
}

const MUSIC: readonly Area[] = ['harmony', 'rhythm', 'arrangement']
const SEVERITY: Readonly<Record<Finding['severity'], number>> = { fix: 3, check: 2, idea: 1, strength: 0, info: 0 }
