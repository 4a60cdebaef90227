import { useEffect } from 'react'
import type { RuntimeConfiguration } from '@kvint/contract'
import { useConsentCopy } from './copy/consent.ts'
import { Button, Dialog } from '@kvint/ui'
import { chooseConsent, closeConsent, recallConsent, useConsent } from './consent-store.ts'
import { countVisits } from './count-visits.ts'

/** The question at the foot of the page, and the same in a dialog for anyone who comes back to it. */
export function ConsentQuestion({ counted }: { counted: RuntimeConfiguration['analytics'] | undefined }) {
  const { consent, isOpen } = useConsent()
  const copy = useConsentCopy()

  useEffect(recallConsent, [])
  useEffect(() => {
    if (counted && consent === 'granted') void countVisits(counted)
  }, [counted, consent])

  return (
    <>
      {counted && consent === 'not asked' && !isOpen && (
        <section
          aria-label={copy.title}
          className="fixed inset-x-0 bottom-0 z-30 border-t border-control bg-raised print:hidden"
        >
          <div className="page-width flex flex-wrap items-center gap-4 py-4">
            <p className="max-w-[66ch] grow text-small">{copy.question}</p>
            <ConsentButtons />
          </div>
        </section>
      )}
      <Dialog isOpen={isOpen} onClose={closeConsent} title={copy.title}>
        <p className="text-muted">{counted ? copy.question : copy.nothing}</p>
        {counted && <p className="text-small text-muted">{copy.now[consent]}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          {counted ? <ConsentButtons /> : <Button onClick={closeConsent}>{copy.close}</Button>}
        </div>
      </Dialog>
    </>
  )
}

/** Two buttons of one look: refusing is as easy as agreeing. */
function ConsentButtons() {
  const copy = useConsentCopy()
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => chooseConsent('refused')}>{copy.refuse}</Button>
      <Button onClick={() => chooseConsent('granted')}>{copy.agree}</Button>
    </div>
  )
}
