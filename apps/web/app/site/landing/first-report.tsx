import { Link } from 'react-router'
import { buttonClass } from '@kvint/ui'
import { useExampleWords } from './example-words.ts'
import { useHomeCopy } from './copy/home.ts'

/** What a report tells, for somebody who has none yet: the first findings of the example, and the way to it. */
export function FirstReport() {
  const { front } = useHomeCopy()
  const { title, findings } = useExampleWords()
  return (
    <section
      aria-labelledby="first-report"
      className="grid gap-x-12 gap-y-4 border-t border-line pt-6 md:grid-cols-[2fr_3fr]"
    >
      <div className="grid content-start justify-items-start gap-4">
        <h2 id="first-report" className="text-title">
          {front.first.heading}
        </h2>
        <p className="text-muted">{front.first.text(title)}</p>
        <Link to="/projects/example" className={buttonClass('plain')}>
          {front.first.open}
        </Link>
      </div>
      <ol>
        {findings.map((finding, index) => (
          <li
            key={finding}
            className="flex gap-4 border-t border-line py-3 text-small md:text-lead first:border-t-0 first:pt-0"
          >
            <span className="font-mono text-root">{index + 1}</span>
            {finding}
          </li>
        ))}
      </ol>
    </section>
  )
}
