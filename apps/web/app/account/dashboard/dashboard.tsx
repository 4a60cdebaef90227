import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { allowanceOf, type ApiProfile, isEntitled, isSubscribed, type Standing, standingWords } from '@kvint/contract'
import { useDashboardCopy } from './copy/dashboard.ts'
import { displayName } from '../../identity/display-name.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { useFeature } from '../../start-up/configuration.ts'
import { Notice, Panel, useLanguage, Button } from '@kvint/ui'
import { McpCard } from './mcp-card.tsx'
import { useProfile } from './use-profile.ts'
import { useCheckout } from '../pricing/use-checkout.ts'

/** What a signed-in person sees first: her music (`children`), then how her account stands. */
export function Dashboard({ children }: { children?: ReactNode }) {
  const copy = useDashboardCopy()
  const state = useAuthState()
  const loaded = useProfile()
  const hasProjects = useFeature('enableProjects')
  const links = hasProjects ? copy.start.links : copy.start.links.filter(({ to }) => !to.startsWith('/projects'))
  const profile = loaded.kind === 'loaded' ? loaded.profile : undefined
  const isFirst = state.status === 'signed-in' && isNew(state.user.created_at)
  const account = (
    <>
      <AccountFigures profile={profile} />
      {profile && !profile.hasActiveSubscription && !isSubscribed(standingIn(profile)) && <UpgradeBanner />}
    </>
  )
  return (
    <div data-testid="dashboard" className="page-width grid gap-8 py-8 md:py-12">
      <h1 className="text-head">
        {state.status === 'signed-in' && (isFirst ? copy.welcomeFirst : copy.welcome)(displayName(state.user))}
      </h1>
      {loaded.kind === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
      {loaded.kind === 'unreachable' && <Notice tone="danger">{copy.unreachable}</Notice>}
      {children}
      {!isFirst && account}
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Panel isPlain title={copy.start.heading}>
          <ul>
            {links.map(({ to, title, text }) => (
              <li key={to} className="border-t border-line py-3 first:border-t-0 first:pt-0">
                <Link to={to} className="font-semibold text-root underline underline-offset-4">
                  {title}
                </Link>
                <p className="text-small text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </Panel>
        <McpCard />
      </div>
      {/* What there is to count and to buy comes after what there is to do. */}
      {isFirst && account}
    </div>
  )
}

/** Plan, what of it is used, and all that was analysed. */
function AccountFigures({ profile }: { profile: ApiProfile | undefined }) {
  const copy = useDashboardCopy()
  const [language] = useLanguage()
  const standing = standingIn(profile)
  const known = (words: string) => (profile ? words : UNKNOWN)
  const limit = profile?.standing ? allowanceOf(profile.standing) : profile?.role === 'PREMIUM' ? PREMIUM_LIMIT : LIMIT
  const used = profile?.usage?.analysesThisMonth ?? 0
  const { day, price, outlook } = standingWords(standing, language)
  const hasStanding = profile?.standing !== undefined
  return (
    <div className="grid grid-cols-2 rounded-panel border border-line md:grid-cols-[2fr_1fr_1fr]">
      <StatCard
        className="max-md:col-span-full max-md:border-b"
        title={copy.subscription}
        value={known(tier(profile, copy))}
        text={[hasStanding ? price : '', day ? `${day.label}: ${day.date}` : ''].filter(Boolean).join(' · ')}
      >
        {hasStanding && standing.kind !== 'free' && (
          <p className={clsx('order-last text-tool', UNSETTLED.includes(standing.kind) ? 'text-danger' : 'text-muted')}>
            {outlook}{' '}
            <Link to="/profile" className="text-root underline underline-offset-4">
              {copy.manage}
            </Link>
          </p>
        )}
      </StatCard>
      <StatCard
        className="border-r md:border-l"
        title={copy.usage}
        value={known(copy.usageOf(used, limit))}
        text={copy.usageText}
      >
        {profile && limit < Infinity && (
          <meter className="usage" min={0} max={limit} high={limit * 0.8} value={used} aria-label={copy.usage} />
        )}
        {/* Its place while the profile comes: nothing moves then. */}
        {!profile && <span aria-hidden className="block h-1.5" />}
      </StatCard>
      <StatCard
        title={copy.projects}
        value={known(String(profile?.usage?.projectsAnalyzed ?? 0))}
        text={copy.projectsText}
      />
    </div>
  )
}

/** Another build of the API may not say how she stands. */
function standingIn(profile: ApiProfile | undefined): Standing {
  return profile?.standing ?? { kind: profile?.role === 'PREMIUM' ? 'granted' : 'free' }
}

function tier(profile: ApiProfile | undefined, copy: ReturnType<typeof useDashboardCopy>): string {
  const { standing } = profile ?? {}
  if (standing && isEntitled(standing) && 'planId' in standing && standing.planId === 'early_supporter')
    return copy.earlySupporter
  return profile?.hasActiveSubscription === true || standing?.kind === 'granted' ? copy.premium : copy.free
}

/** An account of the last hour: this is her first visit. */
function isNew(createdAt: string | undefined): boolean {
  return createdAt !== undefined && Date.now() - Date.parse(createdAt) < 3_600_000
}

/** One figure of the dashboard under its name, in a row of them. */
function StatCard({
  title,
  value,
  text,
  className,
  children,
}: {
  title: string
  value: string
  text: string
  className?: string
  children?: ReactNode
}) {
  return (
    <section aria-label={title} className={clsx('grid content-start gap-1 border-line p-4 sm:px-6', className)}>
      <h2 className="text-small text-muted">{title}</h2>
      <p className="text-title font-semibold tabular">{value}</p>
      {children}
      <p className="min-h-5 text-tool text-muted">{text}</p>
    </section>
  )
}

/** Offers the premium plan. In a build without payments its button does nothing. */
function UpgradeBanner() {
  const { upgrade: copy } = useDashboardCopy()
  const sellsPlans = useFeature('enablePayments')
  const { openingPlan, open } = useCheckout()
  return (
    <section
      aria-label={copy.heading}
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-raised p-4 sm:p-6"
    >
      <div>
        <h2 className="text-[1.125rem]">{copy.heading}</h2>
        <p className="text-small text-muted">{copy.text}</p>
      </div>
      <Button
        disabled={openingPlan !== undefined}
        onClick={() => {
          if (sellsPlans) void open(PREMIUM)
        }}
      >
        {copy.button}
      </Button>
    </section>
  )
}

/** A payment or an answer is due. */
const UNSETTLED: readonly Standing['kind'][] = ['past-due', 'lapsed', 'unknown']

/** Nothing is said of what could not be asked. */
const UNKNOWN = '–'

/** Of the specification, where nothing hears of a plan. */
const LIMIT = 5

const PREMIUM_LIMIT = 100

const PREMIUM = 'premium_monthly'
