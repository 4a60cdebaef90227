import type { Comparison } from '@kvint/insights'

/** The summary, then what changed track by track. */
export function comparisonLines({ summary, tracks, locators, plugins, findings }: Comparison): string[] {
  return [
    ...summary,
    ...tracks.flatMap(({ kind, name, changes }) => [
      '',
      `${SIGNS[kind]} ${name}`,
      ...changes.map(({ text }) => `    ${text}`),
    ]),
    ...named('Locators', locators),
    ...named('Plug-ins', plugins),
    ...count('Findings settled', findings.settled),
    ...count('Findings new', findings.appeared),
  ]
}

const SIGNS = { added: '+', removed: '−', changed: '·' } as const

function named(what: string, { added, removed }: Comparison['locators']): string[] {
  const parts = [...added.map((name) => `+ ${name}`), ...removed.map((name) => `− ${name}`)]
  return parts.length === 0 ? [] : ['', `${what}: ${parts.join(', ')}`]
}

function count(what: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`${what}: ${ids.length}`]
}
