import { PageHead } from '@kvint/ui'
import { useExampleWords } from './example-words.ts'
import { useHomeCopy } from './copy/home.ts'

/** What the example's report says first, for a browser that runs no script. */
export function ExampleInWords() {
  const { front } = useHomeCopy()
  const { title, key, bpm, bars, findings, sections } = useExampleWords()
  return (
    <div className="page-width grid gap-8 py-12">
      <PageHead title={front.heading(title)}>{front.facts(key, bpm, bars)}</PageHead>
      <ul className="grid max-w-[66ch] gap-2">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      <h2 className="text-title">{front.sections}</h2>
      <ol className="grid gap-1 text-muted tabular">
        {sections.map(({ label, from, bars: length }) => (
          <li key={from}>
            {from + 1}–{from + length} {label}
          </li>
        ))}
      </ol>
      <p className="text-muted">{front.withoutScript}</p>
    </div>
  )
}
