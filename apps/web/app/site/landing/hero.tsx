import { Link } from 'react-router'
import { useHomeCopy } from './copy/home.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { useIsOpen } from '../../identity/use-is-open.ts'
import { Button, FifthsRing } from '@kvint/ui'

export function Hero() {
  const home = useHomeCopy()
  const isOpen = useIsOpen()
  const identity = useIdentity()
  return (
    <section className="page-width grid items-center gap-12 py-12 md:grid-cols-[3fr_2fr] md:py-24">
      <div className="grid justify-items-start gap-6">
        <h1 className="max-w-[11ch] text-display tracking-[-0.035em] lg:text-hero">{home.heading}</h1>
        <p className="max-w-[46ch] text-lead text-muted">{home.lead}</p>
        <div className="flex flex-wrap gap-3">
          {isOpen ? (
            <Button look="main" onClick={() => void identity.startRedirect('sign-up')}>
              {home.getStarted}
            </Button>
          ) : (
            <Button look="main" disabled>
              {home.comingSoon}
            </Button>
          )}
          <Button onClick={() => document.getElementById('docs')?.scrollIntoView({ behavior: 'auto' })}>
            {home.documentation}
          </Button>
        </div>
        <p className="needs-projects flex flex-wrap gap-x-6 gap-y-2 text-small">
          <Link to="/projects" className={LINK}>
            {home.read}
          </Link>
          <Link to="/projects/example" className={LINK}>
            {home.example}
          </Link>
        </p>
        <p className="max-w-[52ch] text-small text-muted">{home.private}</p>
      </div>
      <div className="mx-auto aspect-square w-full max-w-105 max-md:later">
        <FifthsRing label={home.ring} />
      </div>
    </section>
  )
}

const LINK = 'inline-flex min-h-8 items-center text-root underline underline-offset-4 hover:text-ink'
