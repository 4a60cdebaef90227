import { type Standing, standingWords } from '@kvint/contract'
import { useLanguage } from '@kvint/ui'
import { useSubscriptionCopy } from './copy/subscription.ts'

/** Plan, price, the day that counts, and what happens then: the same words wherever a plan is shown. */
export function StandingFacts({ standing }: { standing: Standing }) {
  const copy = useSubscriptionCopy()
  const [language] = useLanguage()
  const { plan, price, day, outlook, allowance } = standingWords(standing, language)
  const facts = [
    [copy.plan, plan, allowance],
    [copy.price, price, ''],
    ...(day ? [[day.label, day.date, ''] as const] : []),
  ] as const
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap gap-x-12 gap-y-3">
        {facts.map(([name, fact, more]) => (
          <div key={name}>
            <dt className="text-tool text-muted">{name}</dt>
            <dd className="font-semibold">{fact}</dd>
            {more && <dd className="text-tool text-muted">{more}</dd>}
          </div>
        ))}
      </dl>
      <p className="max-w-[66ch] text-small text-muted">{outlook}</p>
    </div>
  )
}
