import type { ReactNode } from 'react'
import { PRODUCT } from '@kvint/contract'
import { useAboutCopy } from '../site/about/copy/about.ts'
import { aboutEn } from '../site/about/copy/en/about.ts'
import { ContactForm } from '../site/contact/contact-form.tsx'
import { useIsOpen } from '../identity/use-is-open.ts'
import { Mark, PageHead } from '@kvint/ui'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta(aboutEn)

export default function About() {
  const copy = useAboutCopy()
  const isOpen = useIsOpen()
  return (
    <div className="page-width grid gap-12 py-12 md:grid-cols-[3fr_2fr] md:py-16">
      <div className="grid gap-12">
        <PageHead title={copy.heading}>{copy.lead}</PageHead>
        <Part title={copy.mission.heading}>
          {copy.mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
        <Part title={copy.name.heading}>
          <p>{copy.name.text}</p>
        </Part>
        <Part title={copy.company.heading}>
          <p>{copy.company.text}</p>
          <dl className="grid max-w-120 gap-1 text-small">
            {copy.company.facts.map(([name, value]) => (
              <div key={name} className={FACT}>
                <dt className="text-muted">{name}</dt>
                <dd className="text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={copy.founder.heading}>
          <p>{copy.founder.text}</p>
        </Part>
        <Part title={copy.contact.heading}>
          <dl className="grid max-w-120 gap-1 text-small">
            {(['support', 'contact', 'legal'] as const).map((box) => (
              <div key={box} className={FACT}>
                <dt className="text-muted">{copy.contact[box]}</dt>
                <dd>
                  <a className="text-root underline underline-offset-4" href={`mailto:${PRODUCT.mail[box]}`}>
                    {PRODUCT.mail[box]}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          {isOpen && (
            <div className="pt-4">
              <ContactForm />
            </div>
          )}
        </Part>
      </div>
      <Mark size={480} className="hidden h-auto w-full text-line md:block" />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-title">{title}</h2>
      <div className="grid max-w-[66ch] gap-4 text-muted">{children}</div>
    </section>
  )
}

/** A name, and at its right what it stands for; below it where both are too long for a telephone. */
const FACT = 'flex flex-wrap justify-between gap-x-4 border-t border-line py-2'
