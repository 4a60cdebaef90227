/** The right choice first comes in, in an order that its place decides; with the index at which it now stands. */
export function ordered<Each>(
  id: string,
  choices: readonly Each[],
): readonly [choices: readonly Each[], answer: number] {
  const turn = numberOf(id) % Math.max(1, choices.length)
  return [[...choices.slice(turn), ...choices.slice(0, turn)], (choices.length - turn) % Math.max(1, choices.length)]
}

/** A number that only the text decides (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (hash ^ (hash >>> 15)) >>> 0
}
