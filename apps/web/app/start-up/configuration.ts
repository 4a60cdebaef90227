import { createContext, useContext } from 'react'
import { ALL_FEATURES_OFF } from '@kvint/contract'
import type { Features, RuntimeConfiguration } from '@kvint/contract'

/** What the page's server says of the build; without a word from it, the shipped build. */
export function useConfiguration(): RuntimeConfiguration {
  return useContext(ConfigurationContext) ?? pageConfiguration()
}

export function useFeature(feature: keyof Features): boolean {
  return useConfiguration().features[feature]
}

/** The configuration that the server wrote into this page. In a browser only. */
export function pageConfiguration(): RuntimeConfiguration {
  told ??= readConfiguration(document.getElementById('kvint-config')?.textContent ?? '')
  return told
}

/** Set where a page is rendered away from a browser, and in tests. */
export const ConfigurationContext = createContext<RuntimeConfiguration | undefined>(undefined)

/** What the development server writes into its pages. */
export const EVERYTHING_ON: RuntimeConfiguration = {
  environment: 'development',
  features: {
    enableAuth: true,
    enablePayments: true,
    enableRegistration: true,
    enableLiveChat: true,
    enableAnalytics: true,
    enableDebugInfo: true,
    enableProjects: true,
  },
}

/** What plain files of the site hold, which no server of ours sends: the API then answers on this machine. */
export const SHIPPED: RuntimeConfiguration = {
  environment: 'production',
  features: ALL_FEATURES_OFF,
  apiBase: 'http://localhost:8080',
}

/** The page trusts its own server here; `start-up` checks the same text by its schema and logs what is wrong. */
function readConfiguration(text: string): RuntimeConfiguration {
  try {
    const told = JSON.parse(text) as Partial<RuntimeConfiguration>
    return { environment: 'production', ...told, features: { ...ALL_FEATURES_OFF, ...told.features } }
  } catch {
    return SHIPPED
  }
}

let told: RuntimeConfiguration | undefined
