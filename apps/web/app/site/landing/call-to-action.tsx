import { useHomeCopy } from './copy/home.ts'
import { useIsOpen } from '../../identity/use-is-open.ts'
import { WaitlistForm } from '../waitlist/waitlist-form.tsx'

export function CallToAction() {
  const { cta } = useHomeCopy()
  const isOpen = useIsOpen()
  return (
    <section id="waitlist" aria-labelledby="call-to-action" className="later border-t border-line">
      <div className="page-width grid gap-4 py-12 md:py-16">
        <h2 id="call-to-action" className="text-head sm:text-display">
          {cta.heading}
        </h2>
        <p className="max-w-[52ch] text-muted md:text-lead">{isOpen ? cta.text : cta.closed}</p>
        <WaitlistForm />
      </div>
    </section>
  )
}
