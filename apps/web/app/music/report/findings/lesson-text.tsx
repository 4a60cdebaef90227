import type { Finding } from '@kvint/report'
import type { ReactNode } from 'react'
import { useReportCopy } from '../copy/report.ts'
import type { ShownLesson } from './use-lesson.ts'

/** The rest of a lesson: evidence, steps, what to listen for, how sure, where to read on. */
export function LessonText({ finding, lesson }: { finding: Finding; lesson: ShownLesson | undefined }) {
  const { findings } = useReportCopy()
  const { tryThis, listenFor } = lesson?.kind === 'lesson' ? lesson.words : NO_WORDS
  return (
    <div className="mt-3 grid gap-3">
      {finding.evidence.length > 0 && (
        <Part title={findings.evidence}>
          <ul className="grid gap-1 font-mono text-tool" lang="en">
            {finding.evidence.map(({ text, clipId }, index) => (
              <li key={`${clipId ?? ''} ${text} ${index}`}>{text}</li>
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
        <p lang="en">{finding.honesty}</p>
      </Part>
      {finding.learnMore.length > 0 && (
        <Part title={findings.learnMore}>
          <ul lang="en">
            {finding.learnMore.map(({ title, reference }) => (
              <li key={reference}>
                {title} {!isTerm(reference) && <span className="text-muted">({reference})</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

/** A word of the glossary: its id says nothing to a reader. */
function isTerm(reference: string): boolean {
  return reference.startsWith('glossary:')
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h4 className="text-tool font-semibold text-muted">{title}</h4>
      {children}
    </section>
  )
}

const NO_WORDS = { tryThis: [], listenFor: '' }
