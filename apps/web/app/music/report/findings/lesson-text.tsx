import { type Glossary, termAddress, termOf, fetchGlossary } from '@kvint/insights/glossary'
import type { Finding, Source } from '@kvint/report'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useReportCopy } from '../copy/report.ts'
import type { FindingWords } from './use-finding-words.ts'
import type { ShownLesson } from './use-lesson.ts'
import { useFetched, useLanguage } from '@kvint/ui'

/** A lesson: claim, why it matters, evidence, steps, what to listen for, how sure, where to read on. */
export function LessonText({
  finding,
  said,
  lesson,
}: {
  finding: Finding
  said: FindingWords
  lesson: ShownLesson | undefined
}) {
  const { findings } = useReportCopy()
  const terms = useTerms()
  const { tryThis, listenFor } = lesson?.kind === 'lesson' ? lesson.words : NO_WORDS
  return (
    <>
      {said.claim && <p lang="en">{said.claim}</p>}
      {lesson?.kind === 'lesson' && <p className="text-muted">{lesson.words.why}</p>}
      <div className="mt-3 grid gap-3">
        {said.evidence.length > 0 && (
          <Part title={findings.evidence}>
            <ul className="grid gap-1 font-mono text-tool">
              {said.evidence.map(({ text, lang }, index) => (
                <li key={`${text} ${index}`} lang={lang}>
                  {text}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {lesson?.kind === 'failed' && <output>{findings.lessonFailed}</output>}
        {tryThis.length > 0 && (
          <Part title={findings.tryThis}>
            <ol className="grid list-decimal gap-1 pl-5">
              {tryThis.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
        )}
        {listenFor && (
          <Part title={findings.listenFor}>
            <p>{listenFor}</p>
          </Part>
        )}
        <Part title={findings.confidences[finding.confidence]}>
          <p lang={said.honesty.lang}>{said.honesty.text}</p>
        </Part>
        {finding.learnMore.length > 0 && (
          <Part title={findings.learnMore}>
            <ul className="grid gap-1">
              {finding.learnMore.map((source) => (
                <SourceLine key={source.reference} source={source} terms={terms} />
              ))}
            </ul>
          </Part>
        )}
      </div>
    </>
  )
}

/** A term with what it means and where it stands in full, or a chapter of a manual or standard. */
function SourceLine({ source: { title, reference }, terms }: { source: Source; terms: Glossary | undefined }) {
  const id = termOf(reference)
  if (!id)
    return (
      <li lang="en">
        {title} <span className="text-muted">({reference})</span>
      </li>
    )
  const words = terms?.[id]
  return (
    <li>
      <Link to={termAddress(id)} className="font-semibold underline underline-offset-4" lang={words ? undefined : 'en'}>
        {words ? words.name.slice(0, 1).toUpperCase() + words.name.slice(1) : title}
      </Link>
      {words && <span className="text-muted">: {words.definition}</span>}
    </li>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-tool font-semibold text-muted">{title}</h3>
      {children}
    </section>
  )
}

/** The glossary in the language of the page; `undefined` while it comes, or where it did not come. */
function useTerms(): Glossary | undefined {
  const [language] = useLanguage()
  const { value, isEarlier } = useFetched(() => fetchGlossary(language), [language])
  return isEarlier ? undefined : value
}

const NO_WORDS = { tryThis: [], listenFor: '' }
