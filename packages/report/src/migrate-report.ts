import { withSigns } from './music/musical-signs.ts'
import type { Finding } from './schema/finding.ts'
import type { Harmony } from './schema/harmony.ts'
import type { Report } from './schema/report.ts'

/**
 * A report that was kept by an earlier version, in today's shape; today's own comes back as it is. What is kept was
 * checked when it was written: the shape is not checked again.
 *
 * ```ts
 * const report = migrateReport(JSON.parse(kept))
 * report.schema // 2
 * ```
 * @throws RangeError where the report was made by a later version than this.
 */
export function migrateReport(report: KeptReport): Report {
  if (report.schema === 2) return withFactsApart(report)
  // A page of yesterday meets what the page of today kept.
  const { schema }: { readonly schema: number } = report
  if (schema !== 1) throw new RangeError('This report was made by a later version of Kvint. Load the page again.')
  const { form } = report.arrangement
  return {
    ...report,
    schema: 2,
    arrangement: { ...report.arrangement, form: { ...form, unfolding: form.unfolding ?? null } },
    findings: report.findings.map((finding) => ({ ...finding, lesson: finding.checkId.toLowerCase(), figures: {} })),
    harmony: report.harmony.kind === 'known' ? withSignedNames(report.harmony) : report.harmony,
  }
}

/** Plain facts stood among the findings and bore a mark. */
function withFactsApart(report: Report): Report {
  const isMarked = (finding: MarkedFinding): boolean => finding.isFact === true
  if (report.facts || !report.findings.some(isMarked)) return report
  return {
    ...report,
    findings: report.findings.filter((finding) => !isMarked(finding)),
    facts: report.findings.filter(isMarked),
  }
}

/** Names were letters (`Bb minor`), and what was read later could be absent. */
function withSignedNames({ key, localKeys, chords, ...harmony }: FirstKnownHarmony): Harmony {
  return {
    ...harmony,
    key: { ...key, name: withSigns(key.name), evidence: key.evidence.map(withSigns), runnerUp: signed(key.runnerUp) },
    localKeys: localKeys.map((local) => ({
      ...local,
      name: withSigns(local.name),
      runnerUp: signed(local.runnerUp ?? null),
      evidence: (local.evidence ?? []).map((one) => ({ ...one, sentence: withSigns(one.sentence) })),
    })),
    chords: chords.map((chord) => ({
      ...chord,
      symbol: withSigns(chord.symbol),
      roman: chord.roman && withSigns(chord.roman),
    })),
  }
}

function signed<Named extends { readonly name: string }>(key: Named | null): Named | null {
  return key && { ...key, name: withSigns(key.name) }
}

type MarkedFinding = Finding & { readonly isFact?: boolean }

/** A report as any version may have kept it. */
export type KeptReport = Report | FirstReport

type KnownHarmony = Extract<Harmony, { kind: 'known' }>
type LocalKey = KnownHarmony['localKeys'][number]
type FirstKnownHarmony = Omit<KnownHarmony, 'localKeys'> & {
  readonly localKeys: readonly (Omit<LocalKey, 'runnerUp' | 'evidence'> &
    Partial<Pick<LocalKey, 'runnerUp' | 'evidence'>>)[]
}
type Form = Report['arrangement']['form']
type FirstReport = Omit<Report, 'schema' | 'arrangement' | 'harmony' | 'findings'> & {
  readonly schema: 1
  /** Each with the words of its lesson. */
  readonly findings: readonly (Omit<Finding, 'lesson' | 'figures'> & { readonly lesson: object })[]
  readonly arrangement: Omit<Report['arrangement'], 'form'> & {
    readonly form: Omit<Form, 'unfolding'> & Partial<Pick<Form, 'unfolding'>>
  }
  readonly harmony: FirstKnownHarmony | Extract<Harmony, { kind: 'unknown' }>
}
