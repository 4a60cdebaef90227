/** What is in `a` but not in `b`. */
export function without<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Item[] {
  return [...a].filter((item) => !b.has(item))
}
