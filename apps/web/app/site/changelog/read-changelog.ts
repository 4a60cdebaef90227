/** What changed on one day; the day as it is written in the file, `2026-11-24`. */
export type Release = { readonly day: string; readonly changes: readonly string[] }

/** The days of a changelog in Markdown: a heading of the second level each, with a list under it. */
export function readChangelog(markdown: string): readonly Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [day = '', ...lines] = part.split('\n')
      const changes = lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((change) => change.replaceAll(/\s+/g, ' ').trim())
      return { day: day.trim(), changes }
    })
}

/** A line in runs of plain words and of `code`, in their order. */
export function runsOf(change: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  return change
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/**
 * A change in its first sentence and what follows it.
 *
 * @example leadOf('A report stands sooner. It need not be kept.') // ['A report stands sooner.', 'It need not be kept.']
 */
export function leadOf(change: string): readonly [lead: string, rest: string] {
  const [, lead, rest] = /^(.*?[^\s.][.!?])\s+(?=[\p{Lu}“«`])(.+)$/u.exec(change) ?? []
  return lead && rest ? [lead, rest] : [change, '']
}
