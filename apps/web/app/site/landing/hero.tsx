import type { ReactNode } from 'react'
import { useHomeCopy } from './copy/home.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { useIsOpen } from '../../identity/use-is-open.ts'
import { Button } from '@kvint/ui'

/** What it is, and beside it where her set is read at once (`drop`). */
export function Hero({ drop }: { drop: ReactNode }) {
  const home = useHomeCopy()
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-3 py-4 md:py-9 lg:grid-cols-[17fr_9fr]">
      <div className="grid gap-3 lg:self-end">
        <h1 className="max-w-[14ch] text-[2.25rem] leading-[1.05] tracking-[-0.02em] md:text-display lg:max-w-none lg:text-[3.25rem]">
          {home.heading}
        </h1>
        <p className="max-w-[52ch] text-muted max-sm:text-small md:text-lead">{home.lead}</p>
      </div>
      {/* On a telephone a line: what is dropped there is chosen, and the song below is in sight. */}
      <div className="needs-projects front-drop lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {drop}
        <p className="pt-1 text-tool text-muted md:hidden">{home.stays}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:gap-0 max-sm:[&>button]:px-2 lg:col-start-1 lg:self-start">
        <WaysIn />
      </div>
    </section>
  )
}

function WaysIn() {
  const home = useHomeCopy()
  const isOpen = useIsOpen()
  const identity = useIdentity()
  return (
    <>
      {isOpen ? (
        <Button onClick={() => void identity.startRedirect('sign-up')}>{home.getStarted}</Button>
      ) : (
        <Button disabled>{home.comingSoon}</Button>
      )}
      <Button look="quiet" onClick={() => document.getElementById('docs')?.scrollIntoView({ behavior: 'auto' })}>
        {home.documentation}
      </Button>
    </>
  )
}
