/** A pattern that does not fit the bar: it drifts against it and meets it again after `meetsAfterBars`. */
export type Polymeter = { readonly loopBeats: number; readonly meetsAfterBars: number }

/**
 * How a pattern of so many beats lies in bars of `beatsPerBar`; `null` where it fills bars or a bar holds several of it, and where
 * they meet only after more than sixteen bars.
 *
 * @example polymeterOf(3, 4) // → { loopBeats: 3, meetsAfterBars: 3 }
 */
export function polymeterOf(loopBeats: number, beatsPerBar: number): Polymeter | null {
  if (loopBeats <= 0 || loopBeats % beatsPerBar === 0 || beatsPerBar % loopBeats === 0) return null
  for (let bars = 2; bars <= LONGEST_CYCLE_BARS; bars++) {
    if ((bars * beatsPerBar) % loopBeats === 0) return { loopBeats, meetsAfterBars: bars }
  }
  return null
}

const LONGEST_CYCLE_BARS = 16
