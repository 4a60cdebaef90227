import { Link } from 'react-router'
import { useDashboardCopy } from './copy/dashboard.ts'
import { displayName } from '../../identity/display-name.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { Notice, Panel } from '@kvint/ui'
import { McpCard } from './mcp-card.tsx'
import { StatCard } from './stat-card.tsx'
import { UpgradeBanner } from './upgrade-banner.tsx'
import { useProfile } from './use-profile.ts'

/** What a signed-in person sees first. */
export function Dashboard() {
  const copy = useDashboardCopy()
  const state = useAuthState()
  const loaded = useProfile()
  const profile = loaded.kind === 'loaded' ? loaded.profile : undefined
  const isPremium = profile?.hasActiveSubscription === true
  const limit = profile?.role === 'PREMIUM' ? PREMIUM_LIMIT : LIMIT
  const used = profile?.usage?.analysesThisMonth ?? 0
  return (
    <div data-testid="dashboard" className="page-width grid gap-6 py-12">
      <h1 className="text-head">{state.status === 'signed-in' && copy.welcome(displayName(state.user))}</h1>
      {loaded.kind === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
      {loaded.kind === 'unreachable' && <Notice tone="danger">{copy.unreachable}</Notice>}
      <div className="grid gap-6 md:grid-cols-3">
        <StatCard title={copy.subscription} value={isPremium ? copy.premium : copy.free} text={profile?.role ?? ''} />
        <StatCard title={copy.usage} value={copy.usageOf(used, limit)} text={copy.usageText}>
          <meter className="usage" min={0} max={limit} high={limit * 0.8} value={used} aria-label={copy.usage} />
        </StatCard>
        <StatCard
          title={copy.projects}
          value={String(profile?.usage?.projectsAnalyzed ?? 0)}
          text={copy.projectsText}
        />
      </div>
      {loaded.kind !== 'loading' && !isPremium && <UpgradeBanner />}
      <div className="grid gap-6 md:grid-cols-2">
        <McpCard />
        <Panel title={copy.start.heading}>
          <ul>
            {copy.start.links.map(({ to, title, text }) => (
              <li key={to} className="border-t border-line py-3">
                <Link to={to} className="font-semibold text-root underline underline-offset-4">
                  {title}
                </Link>
                <p className="text-small text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  )
}

const LIMIT = 5
const PREMIUM_LIMIT = 100
