import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useMcpWords } from './copy/pages.ts'
import { Loading, PageHead } from '@kvint/ui'
import { useHost } from './host.ts'
import { ServerPanel } from './target/server-panel.tsx'
import { TargetContext } from './target/target-context.ts'
import { OWN, type Target } from './target/target.ts'

type Words = { readonly title: string; readonly lead: string; readonly signedOut: string }

/** A test page for who is signed in; others read why they see nothing. Another server begins with another bench. */
export function TestPage({
  words,
  offersOAuth = false,
  target0 = OWN,
  children,
}: {
  words: Words
  offersOAuth?: boolean
  target0?: Target
  children: ReactNode
}) {
  const copy = useMcpWords()
  const { status } = useHost()
  const [{ target, round }, setChosen] = useState({ target: target0, round: 1 })
  if (status === 'loading') return <Loading />
  if (status === 'signed-out') return <p className="page-width py-12">{words.signedOut}</p>
  return (
    <TargetContext value={target}>
      <div className="page-width grid gap-6 py-12">
        <PageHead title={words.title}>{words.lead}</PageHead>
        <nav aria-label={copy.otherPages} className="grid grid-cols-2 border-b border-line text-small sm:flex sm:gap-6">
          {PAGES.map(([to, page]) => [to, copy.pages[page]] as const).map(([to, name]) => (
            <Link
              key={to}
              to={to}
              {...(name === words.title && { 'aria-current': 'page' })}
              className={clsx(
                '-mb-px inline-flex min-h-11 items-center border-b-2 hover:text-ink',
                name === words.title ? 'border-root text-ink' : 'border-line text-muted sm:border-transparent',
              )}
            >
              {name}
            </Link>
          ))}
        </nav>
        <ServerPanel
          target={target}
          offersOAuth={offersOAuth}
          onChoose={(next) => setChosen({ target: next, round: round + 1 })}
        />
        <div key={round} className="grid gap-6">
          {children}
        </div>
      </div>
    </TargetContext>
  )
}

const PAGES = [
  ['/mcp-test', 'tools'],
  ['/mcp-manual-test', 'manual'],
  ['/mcp-sse-test', 'sse'],
  ['/mcp-sdk-test', 'sdk'],
] as const
