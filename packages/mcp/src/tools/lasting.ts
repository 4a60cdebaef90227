/**
 * Makes an entry of an answer once for its source, such as a finding, and keeps it as long as the source lasts: a new save has
 * a new report and so new findings. What else is used must belong to the same report. The entry cannot be changed.
 *
 * @example
 * const shown = lasting((finding: Finding) => ({ id: finding.id, claim: finding.claim }))
 * shown(finding) === shown(finding) // true
 */
export function lasting<Source extends object, More extends readonly unknown[], Entry extends object>(
  make: (source: Source, ...more: More) => Entry,
): (source: Source, ...more: More) => Readonly<Entry> {
  const made = new WeakMap<Source, Readonly<Entry>>()
  return (source, ...more) => {
    const known = made.get(source)
    if (known) return known
    const entry = Object.freeze(make(source, ...more))
    made.set(source, entry)
    LASTING.add(entry)
    return entry
  }
}

/** Whether an entry was made to last, so that its JSON may be kept too. */
export function isLasting(value: unknown): value is object {
  return typeof value === 'object' && value !== null && LASTING.has(value)
}

const LASTING = new WeakSet<object>()
