import { type Hearing, layOnSet, type SoundTraces } from '@kvint/audio'
import { type Finding, type Harmony, type Report, secondsBetween, type SectionReport, songRange } from '@kvint/report'
import { toFinding } from '../lessons/to-finding.ts'
import { type Bounce, readBounce } from './bounce.ts'
import type { BounceSection } from './bounce-sections.ts'
import { BOUNCE_CHECKS } from './checks/bounce-checks.ts'
import { heardForm } from './heard-form.ts'
import { type HeardGroove, heardGroove } from './heard-groove.ts'
import { heardChords, type HeardChordAt, heardHarmony } from './heard-harmony.ts'
import { timedSet } from './timed-set.ts'
import { withForm } from './with-form.ts'

/** What is said about a bounce: plain JSON, to be shown, kept and sent. */
export type HeardBounce = {
  readonly hearing: Hearing
  /** Where it lies in the set, section by section; empty where it came alone or does not fit. */
  readonly sections: readonly BounceSection[]
  /** Short-term loudness each half second. `beat` is the set's; `null` where the file is not laid on one. */
  readonly curve: readonly LoudnessPoint[]
  readonly findings: readonly Finding[]
  /** Key and chords as heard, in bars of the set; `null` where the file is not laid on one. */
  readonly harmony: Harmony | null
  readonly chords: readonly HeardChordAt[]
  /** Sections as heard, for a set without notes and without named locators; `null` else. */
  readonly form: readonly SectionReport[] | null
  /** Of a set without notes; `null` else. */
  readonly groove: HeardGroove | null
}

export type LoudnessPoint = { readonly seconds: number; readonly beat: number | null; readonly lufs: number | null }

/**
 * Lays a heard file on its set and says what is to be heard there.
 *
 * ```ts
 * const { findings } = hearBounce(report, result.hearing, result.traces)
 * findings[0]?.claim // 'The curve between the samples goes over full scale in 3 places, by up to 0.8 dB.'
 * ```
 * @param report `null` for a file that comes without its set
 * @param offsetSeconds where bar 1 lies in the file, where the person has said so
 */
export function hearBounce(
  report: Report | null,
  heard: Hearing,
  traces: SoundTraces,
  offsetSeconds: number | null = null,
): HeardBounce {
  const hearing = report ? layBounce(report, heard, traces, offsetSeconds) : heard
  const laid = readBounce(report, hearing, traces)
  const isOnlySound =
    report !== null && report.overview.noteCounts.arrangement + report.overview.noteCounts.session === 0
  const form = isOnlySound && laid.song && !hasNames(report) ? heardForm(hearing, traces, laid.song) : []
  const bounce = form.length > 1 && report ? readBounce(withForm(report, form), hearing, traces) : laid
  const harmony = bounce.song ? heardHarmony(hearing, bounce.song) : null
  return {
    hearing,
    sections: bounce.song?.sections ?? [],
    curve: loudnessCurve(bounce),
    findings: BOUNCE_CHECKS.flatMap((check) => {
      const sighting = check.find(bounce)
      return sighting ? [toFinding(check, sighting)] : []
    }),
    harmony,
    chords: harmony && bounce.song ? heardChords(harmony, bounce.song) : [],
    form: form.length > 1 ? form : null,
    groove: isOnlySound && bounce.song ? heardGroove(traces, bounce.song) : null,
  }
}

/** Sections that the producer has named herself are hers. Live calls a new locator by its number. */
function hasNames({ arrangement }: Report): boolean {
  return arrangement.locators.some(({ name }) => /\D/.test(name.trim()))
}

/** By its notes; a set without notes is taken to begin with the file where both are about equally long. */
function layBounce(report: Report, heard: Hearing, traces: SoundTraces, offsetSeconds: number | null): Hearing {
  const laid = { ...heard, ...layOnSet(heard, traces, timedSet(report), offsetSeconds) }
  const { arrangement } = report
  const longer = heard.durationSeconds - secondsBetween(arrangement.tempos, 0, songRange(arrangement).end)
  const isAsLong = report.overview.lengthOf === 'arrangement' && longer > -1 && longer < LONGEST_TAIL_SECONDS
  if (laid.alignmentRefusal !== 'no-notes' || !isAsLong) return laid
  const assumed = layOnSet(heard, traces, timedSet(report), 0)
  const alignment = assumed.alignment && { ...assumed.alignment, confidence: ASSUMED }
  return { ...heard, ...assumed, alignment }
}

/** A bounce is as long as its song, or longer by the tail of its reverb. */
const LONGEST_TAIL_SECONDS = 12
const ASSUMED = 0.5

/** Mean of three seconds about each half second. */
function loudnessCurve({ hearing, traces, song }: Bounce): LoudnessPoint[] {
  const { power } = traces.steps
  const sums = new Float64Array(power.length + 1)
  power.forEach((value, index) => (sums[index + 1] = (sums[index] ?? 0) + value))
  return Array.from({ length: Math.floor(hearing.durationSeconds * 2) + 1 }, (_, index) => {
    const seconds = index / 2
    const from = Math.max(0, Math.round(seconds * 100) - 150)
    const to = Math.min(power.length, Math.round(seconds * 100) + 150)
    const mean = ((sums[to] ?? 0) - (sums[from] ?? 0)) / Math.max(1, to - from)
    const lufs = mean > 0 ? Math.round((-0.691 + 10 * Math.log10(mean)) * 10) / 10 : null
    return { seconds, beat: song ? Math.round(song.place.beatAt(seconds) * 100) / 100 : null, lufs }
  })
}
