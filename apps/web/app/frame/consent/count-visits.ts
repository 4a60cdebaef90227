import type { RuntimeConfiguration } from '@kvint/contract'

/** Starts counting page views, once a page load. Called only after the visitor agreed. */
export async function countVisits(analytics: NonNullable<RuntimeConfiguration['analytics']>): Promise<void> {
  if (isCounting) return
  isCounting = true
  const { init } = await import('@plausible-analytics/tracker')
  init({
    domain: analytics.key,
    bindToWindow: false,
    logging: false,
    ...(analytics.endpoint && { endpoint: analytics.endpoint }),
  })
}

let isCounting = false
