import type { RuntimeConfiguration } from '@kvint/contract'

type Feature = keyof RuntimeConfiguration['features']

/** True where the build has the feature on. In a browser only: the page is told by its server. */
export function hasFeature(feature: Feature): boolean {
  features ??= readFeatures()
  return features[feature] === true
}

/** What the development server writes into its pages. */
export const EVERYTHING_ON = JSON.stringify({
  environment: 'development',
  features: {
    enableAuth: true,
    enablePayments: true,
    enableRegistration: true,
    enableLiveChat: true,
    enableAnalytics: true,
    enableDebugInfo: true,
    enableProjects: true,
  } satisfies Record<Feature, boolean>,
})

let features: Partial<Record<Feature, boolean>> | undefined

function readFeatures(): Partial<Record<Feature, boolean>> {
  const text = document.getElementById('kvint-config')?.textContent
  if (!text) return {}
  try {
    const told: unknown = JSON.parse(text)
    return (told as { features?: Partial<Record<Feature, boolean>> }).features ?? {}
  } catch {
    return {}
  }
}
