import type { Features } from '@kvint/contract'

/**
 * The feature flags that `FEATURES` turns on: `none` (the shipped build), `all`, or a comma list of their names
 * with or without `enable` (`auth,registration`). Unknown names come back as a message.
 */
export function parseFeatures(text: string): { features: Features } | { problem: string } {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const isAll = names.length === 1 && names[0] === 'all'
  const wanted = isAll ? FEATURE_NAMES : names.filter((name) => name !== 'none').map(fullName)
  const unknown = wanted.filter((name) => !FEATURE_NAMES.includes(name))
  if (unknown.length > 0) {
    return {
      problem: `FEATURES names ${unknown.join(', ')}, which is no feature. Use none, all, or a comma list of ${FEATURE_NAMES.join(', ')}.`,
    }
  }
  const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, wanted.includes(name)])) as Features
  return { features }
}

const FEATURE_NAMES: readonly string[] = [
  'enableAuth',
  'enablePayments',
  'enableRegistration',
  'enableLiveChat',
  'enableAnalytics',
  'enableDebugInfo',
  'enableProjects',
] satisfies (keyof Features)[]

function fullName(name: string): string {
  return name.startsWith('enable') ? name : `enable${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
