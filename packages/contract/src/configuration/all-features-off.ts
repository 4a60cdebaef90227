import type { Features } from './features.ts'

/** The shipped build: what holds where no one configured anything. */
export const ALL_FEATURES_OFF: Features = {
  enableAuth: false,
  enablePayments: false,
  enableRegistration: false,
  enableLiveChat: false,
  enableAnalytics: false,
  enableDebugInfo: false,
  enableProjects: false,
}
