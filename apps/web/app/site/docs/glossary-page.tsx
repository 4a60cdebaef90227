import { TERMS, termAddress, type TermField, type TermId } from '@kvint/insights/glossary'
import { clsx } from 'clsx'
import { useDocsCopy } from './copy/docs.ts'
import { useGlossaryCopy } from './copy/glossary.ts'
import { DocsContents } from './docs-contents.tsx'
import { DocsFrame } from './docs-frame.tsx'
import { asHeading } from './glossary-section.ts'

/** Every term at an address of its own, by what it belongs to. */
export function GlossaryPage() {
  const { page } = useGlossaryCopy()
  const topics = FIELDS.map((field): [string, string] => [fieldAnchor(field), page.fields[field]])
  return (
    <DocsFrame
      title={page.title}
      lead={page.lead}
      path="/docs/glossary"
      contents={<DocsContents current="glossary" topics={topics} />}
    >
      {FIELDS.map((field, at) => (
        <section
          key={field}
          id={fieldAnchor(field)}
          aria-labelledby={`${fieldAnchor(field)}-title`}
          className={clsx('grid scroll-mt-6 gap-4', at > 0 && 'later')}
        >
          <h2 id={`${fieldAnchor(field)}-title`} className="text-title">
            {page.fields[field]}
          </h2>
          <div className="grid gap-x-8 border-t border-line xl:grid-cols-2">
            {IDS.filter((id) => TERMS[id].field === field).map((id) => (
              <Term key={id} id={id} />
            ))}
          </div>
        </section>
      ))}
    </DocsFrame>
  )
}

function Term({ id }: { id: TermId }) {
  const docs = useDocsCopy()
  const { page, terms } = useGlossaryCopy()
  const { name, definition, example, confusion, alsoCalled } = terms[id]
  return (
    <article
      id={id}
      className="grid scroll-mt-6 content-start gap-1 border-b border-line py-4 text-small target:bg-raised target:px-4"
    >
      <div className="flex items-baseline gap-2">
        <h3 className="text-base">{asHeading(name)}</h3>
        <a href={termAddress(id)} aria-label={docs.anchor(asHeading(name))} className="text-muted hover:text-root">
          #
        </a>
      </div>
      <p className="max-w-[60ch]">{definition}</p>
      <p className="max-w-[60ch] text-muted">{example}</p>
      {confusion && (
        <p className="max-w-[60ch] text-muted">
          <strong className="font-semibold">{page.confusion}:</strong> {confusion}
        </p>
      )}
      {alsoCalled && (
        <p className="max-w-[60ch] text-muted">
          {page.alsoCalled}: {alsoCalled.join(', ')}.
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-muted">
        {page.related}:
        {TERMS[id].related.map((related) => (
          <a
            key={related}
            href={`#${related}`}
            className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            {terms[related].name}
          </a>
        ))}
      </p>
    </article>
  )
}

/** No term may have the address of a part. */
function fieldAnchor(field: TermField): string {
  return `part-${field}`
}

const IDS = Object.keys(TERMS) as TermId[]
const FIELDS = [...new Set(IDS.map((id) => TERMS[id].field))]
