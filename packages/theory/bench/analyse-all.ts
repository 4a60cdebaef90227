import { analyseForm, analyseHarmony, analyseMelody, analyseRhythm, findHarmonyFacts, type Note } from '@kvint/theory'

/** Everything that a report asks of the theory engine, on one piece. */
export function analyseAll(notes: readonly Note[]): void {
  const harmony = analyseHarmony(notes)
  analyseForm(notes)
  analyseRhythm(notes)
  if (harmony.kind === 'unknown') return
  findHarmonyFacts(harmony, notes)
  analyseMelody(notes, harmony.chords)
}

/** Wall-clock milliseconds of the best of some rounds, after warming up: the same in Node and in a browser. */
export function bestTime(notes: readonly Note[], rounds: number): number {
  for (let round = 0; round < 10; round++) analyseAll(notes)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    analyseAll(notes)
    best = Math.min(best, performance.now() - start)
  }
  return best
}
