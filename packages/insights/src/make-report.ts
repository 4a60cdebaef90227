import type { LiveSet } from '@kvint/als'
import { ANALYSIS_VERSION } from './analysis-version.ts'
import { isBankOfSounds } from './arrangement/single-sounds.ts'
import { ALL_CHECKS } from './checks/all-checks.ts'
import type { Area, Finding, Report, ReportSource } from '@kvint/report'
import { toFinding } from './lessons/to-finding.ts'
import { findingsAndFacts } from './lessons/findings-and-facts.ts'
import { whatPlays } from './arrangement/what-plays.ts'
import { songSteps, type Corrections } from './song-steps.ts'

export type ReportStep = 'tracks' | 'arrangement' | 'harmony' | 'findings'

export type ReportOptions = Corrections & {
  /** Told before each step; `total` is known from the start. */
  readonly onStep?: (step: ReportStep, done: number, total: number) => void
  /** Looked at before each step: throws its reason. */
  readonly signal?: AbortSignal
}

/**
 * What Kvint has to say about a set. Pure: the same set and options give the same report, wherever it is made.
 *
 * ```ts
 * const report = makeReport(set, { fileName: 'song.als', bytes: 182_004 })
 * report.findings[0]?.claim // 'Sidechain is on in the Compressor on “Bass”, but no source is chosen: it reacts to nothing.'
 * ```
 * @throws the signal's reason where the signal is aborted.
 */
export function makeReport(set: LiveSet, source: FileOfSet, options: ReportOptions = {}): Report {
  const steps = reportSteps(set, source, options)
  for (;;) {
    options.signal?.throwIfAborted()
    const next = steps.next()
    if (next.done) return next.value
    options.onStep?.(next.value.step, next.value.done, next.value.total)
  }
}

/** The file's name without folders, and its size. */
export type FileOfSet = Pick<ReportSource, 'fileName' | 'bytes'>

export type ReportProgress = { readonly step: ReportStep; readonly done: number; readonly total: number }

/**
 * The same work in steps of a few milliseconds, for a worker that wants to answer messages between them.
 *
 * ```ts
 * const steps = reportSteps(set, source)
 * let next = steps.next()
 * while (!next.done) {
 *   post(next.value)
 *   await pause()
 *   next = steps.next()
 * }
 * ```
 */
export function* reportSteps(
  set: LiveSet,
  source: FileOfSet,
  corrections: Corrections = {},
): Generator<ReportProgress, Report> {
  const total = READING_STEPS + ALL_CHECKS.length
  let done = 0
  const reading = songSteps(set, source.fileName, corrections)
  let read = reading.next()
  while (!read.done) {
    yield { step: read.value, done, total }
    done++
    read = reading.next()
  }
  const { song, tracks } = read.value
  const audible = new Set(
    song.parts.flatMap(({ track, isAudible }) => (isAudible ? [track.id as number | 'main'] : [])),
  )
  const playing = whatPlays(song)
  const checks = isBankOfSounds(song) ? ALL_CHECKS.filter(({ area }) => !OF_MUSIC.has(area)) : ALL_CHECKS
  const findings: Finding[] = []
  for (const check of checks) {
    if (done % CHECKS_PER_STEP === 0) yield { step: 'findings', done, total }
    done++
    const sighting = check.find(ABOUT_WHAT_PLAYS.has(check.area) ? playing : song)
    if (sighting) findings.push(ofWhatSounds(toFinding(check, sighting), audible))
  }
  const report: Report = {
    schema: 2,
    analysis: ANALYSIS_VERSION,
    source: { ...source, creator: set.version.creator, live: set.version.live },
    overview: song.overview,
    tracks,
    arrangement: { ...song.picture, form: { ...song.picture.form, unfolding: song.unfolding } },
    harmony: song.harmony,
    findings,
    gaps: song.set.gaps.map(({ element, place, reason }) => ({ element, place, reason })),
  }
  return { ...report, ...findingsAndFacts(findings, song.overview.stage.stage) }
}

/** An idea about tracks that are silent as the set is saved, or praise of them, is a fact. */
function ofWhatSounds(finding: Finding, audible: ReadonlySet<number | 'main'>): Finding {
  const { severity, area, place } = finding
  const isAboutSound = severity !== 'fix' && severity !== 'check' && area !== 'files' && area !== 'workflow'
  const isSilent = place.trackIds.length > 0 && place.trackIds.every((id) => id !== 'main' && !audible.has(id))
  return isAboutSound && isSilent ? { ...finding, severity: 'info' } : finding
}

/** Nothing of these is said of single sounds in a row, which are no song. */
const OF_MUSIC: ReadonlySet<Area> = new Set<Area>(['arrangement', 'rhythm', 'harmony'])
/** Of these areas nothing is said about tracks and clips that do not play in the song. */
const ABOUT_WHAT_PLAYS: ReadonlySet<Area> = new Set<Area>(['mix', 'sound', 'rhythm', 'harmony'])
const READING_STEPS = 3
/** A check takes microseconds: a pause after each would cost more than the check. */
const CHECKS_PER_STEP = 16
