type Numbered = { readonly number: number; readonly characters: number }

/** The newest entries of something that never ends. */
export type Newest<Entry extends Numbered> = {
  readonly entries: readonly Entry[]
  /** How many there have been since it was cleared, dropped ones included. */
  readonly written: number
  /** Of all that is kept. */
  readonly characters: number
}

export type Unnumbered<Entry extends Numbered> = Omit<Entry, 'number'>

/** The newest with some more behind; the oldest go where there would be too many of them, or too much in them. */
export function withNewest<Entry extends Numbered>(
  { entries, written, characters }: Newest<Entry>,
  added: readonly Unnumbered<Entry>[],
  limits: { readonly entries: number; readonly characters: number } = LIMITS,
): Newest<Entry> {
  const all = entries.concat(added.map((entry, index) => ({ ...entry, number: written + index + 1 }) as Entry))
  let kept = added.reduce((sum, entry) => sum + entry.characters, characters)
  let first = 0
  const isTooMuch = () => all.length - first > limits.entries || kept > limits.characters
  while (first < all.length - 1 && isTooMuch()) kept -= all[first++]?.characters ?? 0
  return { entries: first === 0 ? all : all.slice(first), written: written + added.length, characters: kept }
}

/** Twenty million characters are some 40 MB. */
const LIMITS = { entries: 5000, characters: 20_000_000 }
