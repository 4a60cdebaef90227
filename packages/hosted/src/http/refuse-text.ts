/** What of a parsed body Postgres cannot keep, in words; undefined where it can keep all. */
export function unstorableText(body: unknown, json: string): string | undefined {
  // Almost no body has such an escape: then there is nothing to walk through.
  return /\\u(?:0000|d[89a-f])/i.test(json) ? findText(body) : undefined
}

/** How deep the lists and objects of a JSON text lie within each other; stops counting at `most`. */
export function jsonDepth(json: string, most: number): number {
  const pattern = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[[\]{}]/gs
  let depth = 0
  let deepest = 0
  while (deepest <= most && pattern.test(json)) {
    const sign = json[pattern.lastIndex - 1]
    if (sign === '[' || sign === '{') deepest = Math.max(deepest, (depth += 1))
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return deepest
}

function findText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return 'a text with a NUL sign'
    return value.isWellFormed() ? undefined : 'a text with half a sign (a lone surrogate)'
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = findText(key) ?? findText(part)
    if (found !== undefined) return found
  }
  return undefined
}
