import { Link } from 'react-router'
import { useExampleWords } from './example-words.ts'
import { useHomeCopy } from './copy/home.ts'
import { STANDING_LINK } from '../standing-link.ts'

/** A question of a producer about the example, answered from its report as an assistant would. */
export function QuestionInBars() {
  const { question: copy } = useHomeCopy()
  const { title, key, borrowed } = useExampleWords()
  return (
    <section aria-labelledby="question" className="later border-b border-line">
      <div className="page-width grid items-center gap-x-16 gap-y-8 py-12 md:py-16 lg:grid-cols-[2fr_3fr]">
        <div className="grid justify-items-start gap-4">
          <h2 id="question" className="text-head">
            {copy.heading}
          </h2>
          <p className="max-w-[52ch] text-muted">{copy.text}</p>
          <Link to="/docs/mcp-tools" className={STANDING_LINK}>
            {copy.link}
          </Link>
        </div>
        <div className="grid gap-4 rounded-panel border border-line bg-raised p-4 sm:p-6">
          <p className="text-title">
            <span className="block text-small font-normal text-muted">{copy.you}</span>
            <span>{copy.asked(borrowed.bar)}</span>
          </p>
          <p className="border-l-2 border-root pl-4">
            <span className="block text-small text-muted">{copy.from(title)}</span>
            <span>{copy.answer(borrowed, key)}</span>
          </p>
          <Link
            to={`/projects/example?bars=${borrowed.bar}-${borrowed.bar}`}
            className={`${STANDING_LINK} justify-self-start`}
          >
            {copy.show(borrowed.bar)}
          </Link>
        </div>
      </div>
    </section>
  )
}
