import { useConfiguration } from '../../start-up/configuration.ts'
import { useIsBrowser } from '../use-is-browser.ts'
import { useFetchedPart } from '../use-fetched-part.ts'
import { closeConsent, useConsent } from './consent-store.ts'

/** Asks before anything counts the visitor; without analytics in the build it only says that nothing is set. */
export function Consent() {
  const { features, analytics } = useConfiguration()
  const isBrowser = useIsBrowser()
  const { isOpen } = useConsent()
  const counted = features.enableAnalytics ? analytics : undefined
  /** Once asked for it stays, so that closing gives the focus back. */
  const ConsentQuestion = useFetchedPart(isBrowser && (isOpen || counted !== undefined), fetchQuestion, closeConsent)
  return ConsentQuestion ? <ConsentQuestion counted={counted} /> : null
}

const fetchQuestion = async () => (await import('./consent-question.tsx')).ConsentQuestion
