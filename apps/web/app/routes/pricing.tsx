import { pricingEn } from '../account/pricing/copy/en/pricing.ts'
import { usePricingCopy } from '../account/pricing/copy/pricing.ts'
import { PlanCards } from '../account/pricing/plan-cards.tsx'
import { WaitlistForm } from '../site/waitlist/waitlist-form.tsx'
import { useIsOpen } from '../identity/use-is-open.ts'
import { StructuredData } from '../frame/structured-data.tsx'
import { PageHead } from '@kvint/ui'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta(pricingEn)

export default function Pricing() {
  const copy = usePricingCopy()
  const isOpen = useIsOpen()
  return (
    <div className="page-width grid gap-12 py-12 md:py-16">
      <PageHead title={copy.heading}>{copy.lead}</PageHead>
      <PlanCards />
      <StructuredData of={questionsAndAnswers} />
      <section aria-labelledby="questions" className="later grid gap-6 md:grid-cols-[2fr_3fr]">
        <h2 id="questions" className="text-head">
          {copy.faq.heading}
        </h2>
        <div>
          {copy.faq.list.map(({ question, answer }) => (
            <details key={question} className="group border-t border-line last:border-b">
              <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 font-semibold after:font-mono after:text-title after:font-normal after:text-root after:content-['+'] group-open:after:content-['−'] hover:text-root">
                {question}
              </summary>
              <p className="max-w-[66ch] pb-4 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <section aria-labelledby="waitlist" className="later grid gap-4 border-t border-line pt-12">
        <h2 id="waitlist" className="text-head">
          {copy.waitlist.heading}
        </h2>
        <p className="max-w-[52ch] text-muted">{isOpen ? copy.waitlist.text : copy.waitlist.closed}</p>
        <WaitlistForm />
      </section>
    </div>
  )
}

const questionsAndAnswers = () => ({
  '@type': 'FAQPage',
  mainEntity: pricingEn.faq.list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
