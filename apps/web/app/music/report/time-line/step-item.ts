/** What can be pointed at in the time line, and what is said of it. */
export type TimeItem = {
  readonly key: string
  readonly startBeats: number
  readonly endBeats: number
  readonly said: string
  readonly press: () => void
}

export type TimeLane = {
  readonly key: string
  readonly y: number
  readonly height: number
  readonly items: readonly TimeItem[]
}

export type ItemPlace = { readonly lane: string; readonly item: string }

/**
 * Where an arrow key leads: along a lane, or to what lies nearest in the next lane that holds anything. From nowhere it
 * leads to the first item at `startBeats` or after it. `null` for other keys.
 */
export function stepItem(
  lanes: readonly TimeLane[],
  from: ItemPlace | null,
  key: string,
  startBeats: number,
): ItemPlace | null {
  if (!ARROWS.includes(key)) return null
  const filled = lanes.filter(({ items }) => items.length > 0)
  const at = filled.findIndex((lane) => lane.key === from?.lane)
  const lane = filled[at]
  const index = lane?.items.findIndex(({ key: each }) => each === from?.item) ?? -1
  const item = lane?.items[index]
  if (!lane || !item) {
    const first = filled[0]
    const start = first?.items.find((each) => each.startBeats >= startBeats) ?? first?.items[0]
    return first && start ? { lane: first.key, item: start.key } : null
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = lane.items[index + (key === 'ArrowLeft' ? -1 : 1)] ?? item
    return { lane: lane.key, item: next.key }
  }
  const other = filled[at + (key === 'ArrowUp' ? -1 : 1)]
  const nearest = other && nearestItem(other.items, item.startBeats)
  return other && nearest ? { lane: other.key, item: nearest.key } : { lane: lane.key, item: item.key }
}

/** The item under a point, the topmost where they overlap; a mark without width is found beside it. */
export function itemAt(
  lanes: readonly TimeLane[],
  beat: number,
  y: number,
  reachBeats: number,
): { readonly lane: TimeLane; readonly item: TimeItem } | null {
  const lane = lanes.findLast((each) => y >= each.y && y < each.y + each.height)
  const item =
    lane?.items.findLast(({ startBeats, endBeats }) => beat >= startBeats && beat < endBeats) ??
    lane?.items.find(({ startBeats }) => Math.abs(startBeats - beat) <= reachBeats)
  return lane && item ? { lane, item } : null
}

function nearestItem(items: readonly TimeItem[], beat: number): TimeItem | undefined {
  const distance = ({ startBeats, endBeats }: TimeItem) =>
    beat >= startBeats && beat < endBeats ? -1 : Math.min(Math.abs(startBeats - beat), Math.abs(endBeats - beat))
  return items.toSorted((a, b) => distance(a) - distance(b))[0]
}

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
