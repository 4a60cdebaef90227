import { Loading } from '@kvint/ui'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { ExamplePicture } from './example-picture.tsx'
import { useExampleWords } from './example-words.ts'
import { useHomeCopy } from './copy/home.ts'

/**
 * What the example's report says first, in the places where the report says it: until that has come, and for a browser that
 * runs no script. Where the address names another song, it is not shown.
 */
export function ExampleInWords() {
  const { front } = useHomeCopy()
  const isBrowser = useIsBrowser()
  const { title, key, bpm, bars, findings, sections, summary } = useExampleWords()
  return (
    <div className={isBrowser ? 'report-sheet' : 'report-sheet in-[[data-song]]:invisible'}>
      <div className="page-width grid min-h-dvh content-start gap-3 pt-2 pb-12">
        <header className="report-head">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
            <h1 className="text-[2rem] leading-tight break-words">{title}</h1>
            <p className="report-facts">{front.facts(key, bpm, bars)}</p>
          </div>
          <p className="report-summary">{summary}</p>
        </header>
        <ul className="first-cards">
          {findings.map((finding) => (
            <li key={finding} className="first-card">
              <h2 className="first-card-claim">{finding}</h2>
            </li>
          ))}
        </ul>
        <div className="overflow-clip border-y border-line py-3">
          <ExamplePicture />
        </div>
        <div className="noscript:hidden">
          <Loading className="min-h-11" />
        </div>
        <h2 className="sr-only">{front.sections}</h2>
        <ol className="flex flex-wrap gap-x-6 gap-y-1 text-small text-muted tabular">
          {sections.map(({ label, from, bars: length }) => (
            <li key={from}>
              {from + 1}–{from + length} {label}
            </li>
          ))}
        </ol>
        {/* The browser draws nothing in here: what stands in it comes from the service alone. */}
        <noscript>{import.meta.env.SSR ? <p className="text-muted">{front.withoutScript}</p> : null}</noscript>
      </div>
    </div>
  )
}
