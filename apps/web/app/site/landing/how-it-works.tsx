import { useHomeCopy } from './copy/home.ts'
import { useIsOpen } from '../../identity/use-is-open.ts'

export function HowItWorks() {
  const { how, benefits } = useHomeCopy()
  const isOpen = useIsOpen()
  return (
    <div className="later page-width grid gap-8 md:gap-12 py-12 md:grid-cols-[3fr_2fr] md:py-16">
      <section aria-labelledby="how-it-works" className="grid content-start gap-6">
        <h2 id="how-it-works" className="text-head">
          {how.heading}
        </h2>
        <ol className="grid gap-6">
          {how.steps.map(({ title, text, closed }, index) => (
            <li key={title} className="grid grid-cols-[48px_1fr] gap-4">
              <span aria-hidden className="font-mono text-head text-root">
                {index + 1}
              </span>
              <div className="grid gap-1">
                <h3 className="text-title">{title}</h3>
                <p className="max-w-[52ch] text-muted">{isOpen ? text : closed}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="benefits" className="grid content-start gap-6">
        <h2 id="benefits" className="text-head">
          {benefits.heading}
        </h2>
        <ul className="grid">
          {benefits.list.map((benefit) => (
            <li key={benefit} className="border-t border-line py-2 last:border-b">
              {benefit}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
