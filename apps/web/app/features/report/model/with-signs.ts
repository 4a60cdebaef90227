import type { ChordReading, KeyReading, LocalKeyReading, Report } from '@kvint/insights'

/** The report with musical signs in its names: `Bb minor` is read `B♭ minor`, `bVI` as `♭VI`. */
export function withSigns(report: Report): Report {
  const { harmony } = report
  if (harmony.kind === 'unknown') return report
  const key: KeyReading = {
    ...harmony.key,
    name: signed(harmony.key.name),
    runnerUp: harmony.key.runnerUp && { ...harmony.key.runnerUp, name: signed(harmony.key.runnerUp.name) },
  }
  const localKeys = harmony.localKeys.map((local): LocalKeyReading => ({ ...local, name: signed(local.name) }))
  const chords = harmony.chords.map((chord): ChordReading => ({
    ...chord,
    symbol: signed(chord.symbol),
    roman: chord.roman && signed(chord.roman),
  }))
  return { ...report, harmony: { ...harmony, key, localKeys, chords } }
}

/** Accidentals after a note's letter, before a numeral or a figure. */
export function signed(name: string): string {
  return name.replaceAll(/(?<=\b[A-G])(?:##|bb|#|b)/g, toSigns).replaceAll(/[#b]+(?=[ivIV\d])/g, toSigns)
}

function toSigns(letters: string): string {
  return letters.replaceAll('#', '♯').replaceAll('b', '♭')
}
