/** What a client prefers (`Prefer: return=representation, count=exact`), and what of it was honoured. */
export type Preferences = {
  returns: 'minimal' | 'representation' | 'headers-only'
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  isCounted: boolean
  usesDefaults: boolean
  applied: string
}

export function readPreferences(header: string | string[] | undefined): Preferences {
  const wishes = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((wish) => wish.trim())
  const value = <Value extends string>(name: string, known: readonly Value[]): Value | undefined =>
    known.find((candidate) => wishes.includes(`${name}=${candidate}`))
  const returns = value('return', ['minimal', 'representation', 'headers-only'] as const)
  const resolution = value('resolution', ['merge-duplicates', 'ignore-duplicates'] as const)
  const count = value('count', ['exact', 'planned', 'estimated'] as const)
  const missing = value('missing', ['default', 'null'] as const)
  const applied = [
    ...(resolution ? [`resolution=${resolution}`] : []),
    ...(missing ? [`missing=${missing}`] : []),
    ...(returns ? [`return=${returns}`] : []),
    ...(count ? [`count=${count}`] : []),
  ]
  return {
    returns: returns ?? 'minimal',
    resolution,
    isCounted: count !== undefined,
    usesDefaults: missing === 'default',
    applied: applied.join(', '),
  }
}
