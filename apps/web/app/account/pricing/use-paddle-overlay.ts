import { useEffect } from 'react'
import { useConfiguration } from '../../start-up/configuration.ts'
import { useLanguage } from '@kvint/ui'

/**
 * Where Paddle takes the money, its checkout leads back to this page with `_ptxn` in the address: Paddle.js, which is
 * fetched only then, reads it and lays its checkout over the page.
 */
export function usePaddleOverlay(): void {
  const { payments } = useConfiguration()
  const [language] = useLanguage()
  useEffect(() => {
    const isAsked = new URLSearchParams(location.search).has('_ptxn')
    if (!isAsked || !payments?.publicKey || payments.vendorId === 'local') return
    const { publicKey: token, environment } = payments
    import('@paddle/paddle-js')
      .then(({ initializePaddle }) =>
        initializePaddle({
          token,
          environment,
          checkout: {
            settings: { displayMode: 'overlay', successUrl: `${location.origin}/success`, locale: LOCALES[language] },
          },
        }),
      )
      .catch(() => undefined)
  }, [payments, language])
}

const LOCALES = { en: 'en', nb: 'no' } as const
