/** What of a parsed body Postgres cannot keep, in words; undefined where it can keep all. */
export function unstorableText(body: unknown, json: string): string | undefined {
  // Almost no body has such an escape: then there is nothing to walk through.
  return /\\u(?:0000|d[89a-f])/i.test(json) ? findText(body) : undefined
}

/**
 * How deep the lists and objects of a JSON text lie within each other, and how many values follow another one; stops counting where one
 * of the two exceeds `most`.
 */
export function jsonExtent(json: string, most: { levels: number; values: number }): { levels: number; values: number } {
  const pattern = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[[\]{},]/gs
  let [depth, levels, values] = [0, 0, 0]
  while (levels <= most.levels && values <= most.values && pattern.test(json)) {
    const sign = json[pattern.lastIndex - 1]
    if (sign === '[' || sign === '{') levels = Math.max(levels, (depth += 1))
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === ',') values += 1
  }
  return { levels, values }
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
