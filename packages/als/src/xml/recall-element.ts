/** What elements held that may recur byte for byte, such as the file that a hundred clips of one loop name. */
export type Recurring = {
  /** The one that recurred last comes first. */
  readonly known: Known[]
  /** The element that is being read and may be remembered: its level, −1 where there is none, and where its content begins. */
  level: number
  offset: number
  elementCount: number
}

export type Known = {
  readonly name: number
  /** By which it was read: others may want more of it. */
  readonly rules: Uint8Array
  /** From the end of the start tag to the end of the end tag. */
  readonly text: DataView
  /** Index of what was read from it. */
  readonly part: number
  /** How many elements it holds. */
  readonly elementCount: number
}

export function createRecurring(): Recurring {
  return { known: [], level: -1, offset: 0, elementCount: 0 }
}

/**
 * What was read earlier, by the same rules, from an element `name` whose content is that of `view[from…to)`; `null` where
 * there is none.
 */
export function recallElement(
  { known }: Recurring,
  name: number,
  rules: Uint8Array,
  view: DataView,
  from: number,
  to: number,
): Known | null {
  for (let i = 0; i < known.length; i++) {
    const candidate = known[i] as Known
    if (candidate.name !== name || candidate.rules !== rules || !isThere(candidate.text, view, from, to)) continue
    known.copyWithin(1, 0, i)
    known[0] = candidate
    return candidate
  }
  return null
}

export function rememberElement({ known }: Recurring, remembered: Known) {
  if (remembered.text.byteLength > MOST_BYTES) return
  known.unshift(remembered)
  if (known.length > MOST_KNOWN) known.pop()
}

/** The end is compared first, for it stands elsewhere in most that differ. */
function isThere(text: DataView, view: DataView, from: number, to: number): boolean {
  const length = text.byteLength
  if (from + length > to) return false
  let at = length
  while (at >= 4 && text.getInt32(at - 4) === view.getInt32(from + at - 4)) at -= 4
  if (at >= 4) return false
  while (at > 0 && text.getUint8(at - 1) === view.getUint8(from + at - 1)) at--
  return at === 0
}

const MOST_KNOWN = 16
const MOST_BYTES = 64 * 1024
