import { withSigns as withMusicalSigns } from '@kvint/insights/musical-signs'
import type { ChordReading, KeyReading, LocalKeyReading, Report } from '@kvint/insights'

/** The report with musical signs in its names: `Bb minor` is read `B♭ minor`, `bVI` as `♭VI`. */
export function withSigns(report: Report): Report {
  const { harmony } = report
  if (harmony.kind === 'unknown') return report
  const key: KeyReading = {
    ...harmony.key,
    name: withMusicalSigns(harmony.key.name),
    evidence: harmony.key.evidence.map(withMusicalSigns),
    runnerUp: harmony.key.runnerUp && { ...harmony.key.runnerUp, name: withMusicalSigns(harmony.key.runnerUp.name) },
  }
  const localKeys = harmony.localKeys.map((local): LocalKeyReading => ({
    ...local,
    name: withMusicalSigns(local.name),
    runnerUp: local.runnerUp && { ...local.runnerUp, name: withMusicalSigns(local.runnerUp.name) },
    evidence: local.evidence?.map((one) => ({ ...one, sentence: withMusicalSigns(one.sentence) })),
  }))
  const chords = harmony.chords.map((chord): ChordReading => ({
    ...chord,
    symbol: withMusicalSigns(chord.symbol),
    roman: chord.roman && withMusicalSigns(chord.roman),
  }))
  return { ...report, harmony: { ...harmony, key, localKeys, chords } }
}
