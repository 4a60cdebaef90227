/** What is in `a` but not in `b`. */
export function without<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Item[] {
  return [...a].filter((item) => !b.has(item))
}

/** How many are in both. */
export function countShared<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  let shared = 0
  for (const item of a) if (b.has(item)) shared++
  return shared
}
