import type { TimeSignature, TimeSignatureChange } from '@kvint/als'
import type { MeterSpan } from '@kvint/report'

/**
 * Bar lines from a first signature and its changes. A change inside a bar ends that bar early, as Live counts: also one to the
 * same signature, which begins another bar there.
 */
export function meterSpans(first: TimeSignature, changes: readonly TimeSignatureChange[]): MeterSpan[] {
  const spans: MeterSpan[] = [span(first, 1, 0)]
  for (const change of changes) {
    const before = spans.at(-1)
    if (!before) continue
    const startBeats = Math.max(0, change.timeBeats)
    const bars = Math.ceil((startBeats - before.startBeats) / before.beatsPerBar - 1e-6)
    const isOnLine = Math.abs(before.startBeats + bars * before.beatsPerBar - startBeats) < 1e-3
    if (isSameMeter(before, change) && isOnLine) continue
    if (startBeats <= before.startBeats) {
      spans[spans.length - 1] = span(change, before.startBar, before.startBeats)
      continue
    }
    spans.push(span(change, before.startBar + bars, startBeats))
  }
  return spans
}

/** Spans in which another meter begins than before. */
export function changesOfMeter(meters: readonly MeterSpan[]): MeterSpan[] {
  return meters.filter((meter, index) => !isSameMeter(meters[index - 1] ?? meter, meter))
}

/** Quarter notes of a bar: 3 for 6/8. */
export function beatsPerBar({ numerator, denominator }: TimeSignature): number {
  const beats = (numerator * 4) / denominator
  return Number.isFinite(beats) && beats > 0 ? beats : 4
}

function span(signature: TimeSignature, startBar: number, startBeats: number): MeterSpan {
  const { numerator, denominator } = signature
  return { startBar, startBeats, numerator, denominator, beatsPerBar: beatsPerBar(signature) }
}

function isSameMeter(a: TimeSignature, b: TimeSignature): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator
}
