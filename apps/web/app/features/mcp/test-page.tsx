import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mcpEn as copy } from '../../copy/en/mcp.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'

type Words = { readonly title: string; readonly lead: string; readonly signedOut: string }

/** A test page for who is signed in; others read why they see nothing. */
export function TestPage({ words, children }: { words: Words; children: ReactNode }) {
  const { status } = useAuthState()
  if (status === 'loading') return <Loading />
  if (status === 'signed-out') return <p className="page-width py-12">{words.signedOut}</p>
  return (
    <div className="page-width grid gap-6 py-12">
      <PageHead title={words.title}>{words.lead}</PageHead>
      {children}
      <nav aria-label={copy.otherPages} className="flex flex-wrap gap-x-6 gap-y-2 text-small">
        {PAGES.filter(([, name]) => name !== words.title).map(([to, name]) => (
          <Link key={to} to={to} className="inline-flex min-h-8 items-center text-root underline underline-offset-4">
            {name}
          </Link>
        ))}
      </nav>
    </div>
  )
}

const PAGES = [
  ['/mcp-test', copy.pages.tools],
  ['/mcp-manual-test', copy.pages.manual],
  ['/mcp-sse-test', copy.pages.sse],
  ['/mcp-sdk-test', copy.pages.sdk],
] as const
