import { useConfiguration } from '../../start-up/configuration.ts'
import { useIsBrowser } from '../use-is-browser.ts'
import { FetchedPart } from '../fetched-part.tsx'
import { closeConsent, useConsent } from './consent-store.ts'

/** Asks before anything counts the visitor; without analytics in the build it only says that nothing is set. */
export function Consent() {
  const { features, analytics } = useConfiguration()
  const isBrowser = useIsBrowser()
  const { isOpen } = useConsent()
  const counted = features.enableAnalytics ? analytics : undefined
  /** Once asked for it stays, so that closing gives the focus back. */
  return (
    <FetchedPart
      isWanted={isBrowser && (isOpen || counted !== undefined)}
      fetchPart={fetchQuestion}
      giveUp={closeConsent}
      given={{ counted }}
    />
  )
}

const fetchQuestion = async () => (await import('./consent-question.tsx')).ConsentQuestion
