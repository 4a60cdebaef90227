import { statusEn } from '../site/status/copy/en/status.ts'
import { Button, PageHead, useLanguage, writtenTime } from '@kvint/ui'
import { useStatusCopy } from '../site/status/copy/status.ts'
import { EnvironmentCard } from '../site/status/environment-card.tsx'
import { StatusCard } from '../site/status/status-card.tsx'
import { useChecks } from '../site/status/use-checks.ts'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta(statusEn)

export default function Status() {
  const copy = useStatusCopy()
  const [language] = useLanguage()
  const { api, auth, lastChecked, isChecking, refresh } = useChecks()
  const verdict = verdictOn(api.status, auth.status)
  return (
    <div className="page-width grid gap-8 py-12 md:py-16">
      <PageHead title={copy.title} />
      <div
        className={`flex flex-wrap items-center justify-between gap-4 rounded-panel border bg-raised p-4 sm:p-6 ${BORDERS[verdict]}`}
      >
        <div className="grid gap-1">
          <p className="text-title font-semibold">{copy.verdicts[verdict]}</p>
          <p className="text-small text-muted">
            {copy.lead} {copy.lastChecked}:{' '}
            <span className="tabular">{lastChecked ? writtenTime(lastChecked, language) : copy.never}</span>
          </p>
        </div>
        <Button onClick={refresh} disabled={isChecking}>
          {isChecking ? copy.refreshing : copy.refresh}
        </Button>
      </div>
      <noscript>
        <p>
          {copy.withoutScript}{' '}
          <a href="/health" className="text-root underline underline-offset-4">
            /health
          </a>
        </p>
      </noscript>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <StatusCard title={copy.api} state={api.status} message={api.message} />
        <StatusCard title={copy.auth} state={auth.status} message={auth.message} />
        <EnvironmentCard />
      </div>
    </div>
  )
}

const BORDERS = { checking: 'border-line', up: 'border-ok', down: 'border-danger' }

/** Somebody who is not signed in has been answered too. */
function verdictOn(api: string, auth: string): 'checking' | 'up' | 'down' {
  if (api === 'checking' || auth === 'checking') return 'checking'
  return api === 'online' && auth !== 'error' ? 'up' : 'down'
}
