/**
 * A short form of a real set's XML: of the children of one element that have the same name, the first few stay, and
 * blobs keep one line. Live writes an element a line and indents by tabs, so that lines are enough to see the tree.
 */
export function thinSet(xml: string, keepOfEach: number): string {
  const kept: string[] = []
  const counts: Map<string, number>[] = []
  let skipBelow = Number.POSITIVE_INFINITY
  let blobLines = 0
  for (const line of xml.split('\n')) {
    const depth = line.length - line.trimStart().length
    if (depth > skipBelow) continue
    if (depth === skipBelow && line.includes('</')) {
      skipBelow = Number.POSITIVE_INFINITY
      continue
    }
    skipBelow = Number.POSITIVE_INFINITY
    const tag = /^\s*<([\w.]+)/.exec(line)?.[1]?.replace(/\d+$/, '')
    blobLines = line.includes('<') ? 0 : blobLines + 1
    if (tag === undefined) {
      if (blobLines <= 1) kept.push(line)
      continue
    }
    counts.length = depth + 1
    const siblings = (counts[depth] ??= new Map())
    const count = (siblings.get(tag) ?? 0) + 1
    siblings.set(tag, count)
    if (count <= keepOfEach) kept.push(line)
    else if (!line.includes('/>') && !line.includes('</')) skipBelow = depth
  }
  return kept.join('\n')
}
