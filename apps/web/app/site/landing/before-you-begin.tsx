import { Link } from 'react-router'
import { useFrameCopy } from '../../frame/copy/frame.ts'
import { useHomeCopy } from './copy/home.ts'

/** Where the footer's links lead on this page: each subject in a line, with the way to its own page. */
export function BeforeYouBegin() {
  const { more } = useHomeCopy()
  const { footer } = useFrameCopy()
  return (
    <section aria-labelledby="before-you-begin" className="later border-t border-line">
      <div className="page-width grid gap-6 py-12 md:py-16">
        <h2 id="before-you-begin" className="text-head">
          {more.heading}
        </h2>
        <div className="grid gap-6 md:grid-cols-3">
          {(['pricing', 'docs', 'about'] as const).map((subject) => (
            <div key={subject} id={subject} className="grid content-start justify-items-start gap-1">
              <h3 className="text-title">{more[subject].title}</h3>
              <p className="text-muted">{more[subject].text}</p>
              <Link to={`/${subject}`} className={LINK}>
                {more[subject].link}
              </Link>
            </div>
          ))}
        </div>
        <div className="grid gap-2 border-t border-line pt-6">
          <h3 className="text-small text-muted">{more.legal}</h3>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL.map((document) => (
              <li key={document} id={document}>
                <Link to={`/${document}`} className={LINK}>
                  {footer[document]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

const LEGAL = ['privacy', 'terms', 'refund', 'cookies', 'disclaimer', 'eula'] as const
const LINK =
  'inline-flex min-h-8 items-center text-small text-root underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11'
