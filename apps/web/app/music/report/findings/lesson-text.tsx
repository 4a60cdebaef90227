import type { Depth, Finding } from '@kvint/report'
import type { ReactNode } from 'react'
import { useReportCopy } from '../copy/report.ts'

/** The rest of a lesson: evidence, steps, what to listen for, how sure, where to read on. */
export function LessonText({ finding, depth }: { finding: Finding; depth: Depth }) {
  const { findings } = useReportCopy()
  const lesson = finding.lesson[depth]
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
      {lesson.tryThis.length > 0 && (
        <Part title={findings.tryThis}>
          <ol className="grid list-decimal gap-1 pl-5" lang="en">
            {lesson.tryThis.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
      )}
      {lesson.listenFor && (
        <Part title={findings.listenFor}>
          <p lang="en">{lesson.listenFor}</p>
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
                {title} <span className="text-muted">({reference})</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h4 className="text-tool font-semibold text-muted">{title}</h4>
      {children}
    </section>
  )
}
