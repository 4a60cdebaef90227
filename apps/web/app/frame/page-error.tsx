import { useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { useFrameCopy } from './copy/frame.ts'
import { Button, buttonClass, Mark } from '@kvint/ui'
import { useFeature } from '../start-up/configuration.ts'
import { useIsOffline } from './offline-notice.tsx'

/** Where a page broke: says so, keeps what was read, and shows a way on. */
export function PageError() {
  const error = useRouteError()
  const frame = useFrameCopy()
  const isOffline = useIsOffline()
  const [isCutOff] = useState(isOffline)
  const readsOffline = useFeature('enableProjects') && isOffline
  const { title, text } = !isCutOff ? frame.broken : isOffline ? frame.cutOff : frame.backOnline
  return (
    <main id="main" className="page-width grid min-h-dvh content-center justify-items-start gap-4 py-16">
      <Mark size={48} className="text-root" />
      <h1 className="text-head">{title}</h1>
      <p className="max-w-[60ch] text-muted">{text}</p>
      {!isCutOff && (
        <details className="text-small text-muted">
          <summary className="underline underline-offset-4">{frame.broken.details}</summary>
          <pre className="mt-2 max-w-full overflow-x-auto rounded-panel border border-line bg-raised p-3 font-mono text-tool whitespace-pre-wrap">
            {wordsOf(error)}
          </pre>
        </details>
      )}
      <p className="flex flex-wrap gap-3">
        <Button look="main" onClick={() => location.reload()}>
          {frame.broken.reload}
        </Button>
        {/* Without a network one page opens: the one that reads sets. */}
        <Link reloadDocument={readsOffline} to={readsOffline ? '/projects' : '/'} className={buttonClass('plain')}>
          {readsOffline ? frame.cutOff.sets : frame.broken.home}
        </Link>
      </p>
    </main>
  )
}

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
