/** `quoted('Bass 2')` → `“Bass 2”`; long names are cut. */
export function quoted(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '') return 'a track without a name'
  return `“${trimmed.length > LONGEST_NAME ? `${trimmed.slice(0, LONGEST_NAME - 1)}…` : trimmed}”`
}

/** `list(['a', 'b', 'c'])` → `a, b and c`; beyond `most`, `a, b and 4 more`. */
export function list(items: readonly string[], most = 4): string {
  const shown =
    items.length > most ? [...items.slice(0, most - 1), `${String(items.length - most + 1)} more`] : [...items]
  const last = shown.pop()
  if (last === undefined) return ''
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`
}

/** `quotedList(['Pad', 'Bass'])` → `“Pad” and “Bass”`; a name that occurs twice stands once. */
export function quotedList(names: readonly string[], most = 4): string {
  return list([...new Set(names)].map(quoted), most)
}

/** First letter large: for a sentence that begins with a counted noun. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const LONGEST_NAME = 48
