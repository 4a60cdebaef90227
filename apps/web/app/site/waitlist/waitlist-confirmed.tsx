import { useSearchParams } from 'react-router'
import { useWaitlistCopy } from './copy/waitlist.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { Notice } from '@kvint/ui'

/** Where the link of the waitlist mail leads: the front page says that the address is confirmed. */
export function WaitlistConfirmed() {
  const copy = useWaitlistCopy()
  const isBrowser = useIsBrowser()
  const [search] = useSearchParams()
  if (!isBrowser || search.get('waitlist') !== 'confirmed') return null
  return (
    <div className="page-width pt-6">
      <Notice tone="ok">{copy.confirmed}</Notice>
    </div>
  )
}
