import type { RuntimeConfiguration } from '@kvint/contract'
import type { Settings } from './settings.ts'

/** Services of others that a page may call in the visitor's browser; absent where no one configured them. */
export type VisitorServices = Pick<RuntimeConfiguration, 'policies' | 'analytics' | 'apiBase'>

/**
 * The policy service (`POLICY_SCRIPT` and an id each in `POLICY_PRIVACY`, `POLICY_TERMS`, `POLICY_COOKIES`,
 * `POLICY_DISCLAIMER`, `POLICY_EULA`), the counting of visits (`ANALYTICS_KEY`, `ANALYTICS_ENDPOINT`), and a product
 * API on a host of its own (`API_BASE`).
 */
export function readVisitorServices(env: Settings): { visitorServices: VisitorServices } | { problem: string } {
  const { POLICY_SCRIPT: script, ANALYTICS_KEY: key, ANALYTICS_ENDPOINT: endpoint, API_BASE: apiBase } = env
  const addresses = { POLICY_SCRIPT: script, ANALYTICS_ENDPOINT: endpoint, API_BASE: apiBase }
  for (const [name, address] of Object.entries(addresses)) {
    if (address !== undefined && !URL.canParse(address))
      return { problem: `${name} is "${address}", which is no address. Use one like https://example.com/script.js.` }
  }
  const documents = Object.fromEntries(
    DOCUMENTS.flatMap((document) => {
      const id = env[`POLICY_${document.toUpperCase() as Uppercase<typeof document>}`]
      return id ? [[document, id]] : []
    }),
  )
  return {
    visitorServices: {
      ...(script && { policies: { script, documents } }),
      ...(key && { analytics: { key, ...(endpoint && { endpoint }) } }),
      ...(apiBase && { apiBase: apiBase.replace(/\/$/, '') }),
    },
  }
}

const DOCUMENTS = ['privacy', 'terms', 'cookies', 'disclaimer', 'eula'] as const
