import { type Area, type BarRange, everythingTold, type Message, type Report } from '@kvint/report'

export type Subject = 'harmony' | 'rhythm' | 'arrangement' | 'mix'
export const SUBJECTS: readonly Subject[] = ['harmony', 'rhythm', 'arrangement', 'mix']

/** One small task of a week, from a finding in a song of hers. */
export type Task = {
  /** Monday of its week, `2026-11-23`. */
  readonly week: string
  readonly subject: Subject
  readonly fileName: string
  readonly reportId: string
  /** When that save was read, in milliseconds since 1970. */
  readonly readAt: number
  readonly findingId: string
  readonly checkId: string
  readonly lesson: string
  readonly claim: string
  /** The claim as data, for other languages. */
  readonly message?: Message | undefined
  readonly bars: BarRange | null
  readonly isDone: boolean
}

export type Plan = { readonly subject: Subject | null; readonly tasks: readonly Task[] }
export const NO_PLAN: Plan = { subject: null, tasks: [] }

/** A report of the shelf. */
export type Song = { readonly id: string; readonly readAt: number; readonly report: Report }

/** The Monday of a day, by the reader's calendar. */
export function weekOf(day: Date): string {
  const monday = new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${monday.getFullYear()}-${two(monday.getMonth() + 1)}-${two(monday.getDate())}`
}

/**
 * The next task of a subject: something that a lesson helps with, in the newest save of a song; what was never a task
 * comes first. `null` where her songs have nothing more to give.
 */
export function nextTask(subject: Subject, songs: readonly Song[], { tasks }: Plan, week: string): Task | null {
  const known = new Set(tasks.map(({ checkId }) => checkId))
  const taken = new Set(tasks.map(({ checkId, fileName }) => `${checkId} ${fileName}`))
  const candidates = newestSaves(songs).flatMap((song) =>
    everythingTold(song.report)
      .filter(({ area, severity, confidence }) => {
        return AREAS[subject].has(area) && severity !== 'strength' && severity !== 'info' && confidence !== 'unknown'
      })
      .filter(({ checkId }) => !taken.has(`${checkId} ${song.report.source.fileName}`))
      .map((finding) => ({ song, finding })),
  )
  const best = candidates.find(({ finding }) => !known.has(finding.checkId)) ?? candidates[0]
  if (!best) return null
  const { song, finding } = best
  return {
    week,
    subject,
    fileName: song.report.source.fileName,
    reportId: song.id,
    readAt: song.readAt,
    findingId: finding.id,
    checkId: finding.checkId,
    lesson: finding.lesson,
    claim: finding.claim,
    message: finding.message,
    bars: finding.place.bars,
    isDone: false,
  }
}

/** What the saves after a task show of it: nothing yet, that it is settled, or that it is still told. */
export function outcomeOf(task: Task, songs: readonly Song[]): 'none' | 'settled' | 'told' {
  const later = newestSaves(songs).find(
    ({ report, readAt, id }) =>
      report.source.fileName === task.fileName && readAt > task.readAt && id !== task.reportId,
  )
  if (!later) return 'none'
  return everythingTold(later.report).some(({ checkId }) => checkId === task.checkId) ? 'told' : 'settled'
}

/** Of each song the save that was read last, the newest song first. */
function newestSaves(songs: readonly Song[]): Song[] {
  const sorted = songs.toSorted((a, b) => b.readAt - a.readAt)
  return sorted.filter(
    ({ report }, at) => sorted.findIndex((each) => each.report.source.fileName === report.source.fileName) === at,
  )
}

const AREAS: Record<Subject, ReadonlySet<Area>> = {
  harmony: new Set<Area>(['harmony']),
  rhythm: new Set<Area>(['rhythm']),
  arrangement: new Set<Area>(['arrangement']),
  mix: new Set<Area>(['mix', 'sound']),
}
