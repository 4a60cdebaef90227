import type { BarRange, Report } from '@kvint/report'

/** Bars of a song in which nothing is heard, between others. */
export function silenceIn({ form }: Report['arrangement'], { from, to }: BarRange): BarRange[] {
  const runs: { from: number; to: number }[] = []
  for (let bar = from; bar <= to; bar++) {
    if (form.densityPerBar[bar - 1] !== 0) continue
    const last = runs.at(-1)
    if (last?.to === bar - 1) last.to = bar
    else runs.push({ from: bar, to: bar })
  }
  return runs.filter((run) => run.to < to)
}
