import type { Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'

/** Syncopation after Longuet-Higgins & Lee, "The Rhythmic Interpretation of Monophonic Music", Music Perception 1, 1984. */
export type Syncopation = {
  /** Sum of (weight of the silent position − weight of the note before it) a bar, over the bars that play. */
  readonly perBar: number
  /** Share of notes that begin off the beat and are held over the next. */
  readonly share: number
  /** The one bar that syncopates most, counted from 1 at beat 0; `null` where several do, or fewer than three notes make it. */
  readonly strongestBar: number | null
}

/**
 * Weighs notes that are followed by silence, or held, on a stronger sixteenth of the bar. The share counts those alone that
 * begin between beats and sound on over the next: a short note before a rest leans over nothing, and one that begins on a beat
 * and rings over the bar line leans off no beat.
 */
export function measureSyncopation(notes: readonly Note[], meter: Meter): Syncopation {
  const spans = spansOf(meter)
  const spanAt = (slot: number) => spans.findLast(({ startSlot }) => startSlot <= slot) ?? spans[0]
  const weightAt = (slot: number): number => {
    const { startSlot, weights } = spanAt(slot) ?? NO_SPAN
    return weights[(((slot - startSlot) % weights.length) + weights.length) % weights.length] ?? -4
  }
  const endOf = new Map<number, number>()
  for (const { startBeats, durationBeats } of notes) {
    const slot = Math.round(startBeats * 4)
    endOf.set(slot, Math.max(endOf.get(slot) ?? 0, (startBeats + durationBeats) * 4))
  }
  const slots = [...endOf.keys()].sort((a, b) => a - b)
  const perBar = new Map<number, { weight: number; notes: number }>()
  let total = 0
  let syncopated = 0
  slots.forEach((slot, index) => {
    const following = slots[index + 1]
    if (following === undefined) return
    const { startSlot, startBar, weights } = spanAt(slot) ?? NO_SPAN
    const next = Math.min(following, slot + weights.length)
    const own = weightAt(slot)
    let strongest = own
    let isHeldOver = false
    for (let between = slot + 1; between < next; between++) {
      strongest = Math.max(strongest, weightAt(between))
      const isNextBeat = own < OF_BEATS && weightAt(between) >= OF_BEATS
      if (isNextBeat && (endOf.get(slot) ?? 0) > between + HELD_SLOTS) isHeldOver = true
    }
    const bar = startBar + Math.floor((slot - startSlot) / weights.length)
    const { weight, notes: many } = perBar.get(bar) ?? { weight: 0, notes: 0 }
    perBar.set(bar, { weight: weight + strongest - own, notes: many + Number(strongest > own) })
    total += strongest - own
    if (isHeldOver) syncopated++
  })
  const [top, second] = [...perBar].sort((a, b) => b[1].weight - a[1].weight)
  const isOne = top && top[1].weight > (second?.[1].weight ?? 0) && top[1].notes >= FEWEST_OF_BAR
  return {
    perBar: perBar.size > 0 ? total / perBar.size : 0,
    share: slots.length > 0 ? syncopated / slots.length : 0,
    strongestBar: isOne ? top[0] : null,
  }
}

/** Weights of the sixteenths of a bar: 0 on the downbeat, one less for each halving. */
export function metricalWeights(beatsPerBar: number): number[] {
  const slots = Math.max(1, Math.round(beatsPerBar * 4))
  const isCompound = slots % 12 === 0 && slots !== 24 ? slots === 12 : false
  return Array.from({ length: slots }, (_, slot) => {
    if (slot === 0) return 0
    if (slots % 8 === 0 && slot % (slots / 2) === 0) return -1
    if (isCompound && slot % 6 === 0) return -1
    if (slot % 4 === 0) return -2
    return slot % 2 === 0 ? -3 : -4
  })
}

type Span = { readonly startSlot: number; readonly startBar: number; readonly weights: readonly number[] }

/** Where the bars are counted from: a change of meter begins a bar, and cuts the one before it short. */
function spansOf({ beatsPerBar, changes = [] }: Meter): Span[] {
  const spans: Span[] = [{ startSlot: 0, startBar: 1, weights: metricalWeights(beatsPerBar) }]
  for (const change of changes) {
    const before = spans.at(-1) ?? NO_SPAN
    const startSlot = Math.round(change.startBeats * 4)
    const startBar = before.startBar + Math.ceil((startSlot - before.startSlot) / before.weights.length)
    spans.push({ startSlot, startBar, weights: metricalWeights(change.beatsPerBar) })
  }
  return spans
}

/** What beats weigh, at the least. */
const OF_BEATS = -2
/** A note that ends as the stronger position comes is not held over it. */
const HELD_SLOTS = 0.2
const FEWEST_OF_BAR = 3
const NO_SPAN: Span = { startSlot: 0, startBar: 1, weights: metricalWeights(4) }
