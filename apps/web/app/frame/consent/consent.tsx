import { lazy, Suspense, useState } from 'react'
import { useConfiguration } from '../../start-up/configuration.ts'
import { useIsBrowser } from '../use-is-browser.ts'
import { useConsent } from './consent-store.ts'

/** Asks before anything counts the visitor; without analytics in the build it only says that nothing is set. */
export function Consent() {
  const { features, analytics } = useConfiguration()
  const isBrowser = useIsBrowser()
  const { isOpen } = useConsent()
  /** Once asked for it stays, so that closing gives the focus back. */
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const counted = features.enableAnalytics ? analytics : undefined
  if (!isBrowser || !(counted || wasOpen)) return null
  return (
    <Suspense fallback={null}>
      <ConsentQuestion counted={counted} />
    </Suspense>
  )
}

const ConsentQuestion = lazy(async () => ({ default: (await import('./consent-question.tsx')).ConsentQuestion }))
