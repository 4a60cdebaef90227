import CHANGELOG from '../../../../CHANGELOG.md?raw'
import { copyOf, PageHead, useLanguage, writtenDate } from '@kvint/ui'
import { pageMeta } from '../frame/page-meta.ts'
import { changelogEn } from '../site/changelog/copy/en/changelog.ts'
import { useChangelogCopy } from '../site/changelog/copy/changelog.ts'
import { leadOf, readChangelog, runsOf } from '../site/changelog/read-changelog.ts'

export const meta = pageMeta(changelogEn)

/** The repository's own changelog, in the language of the page. */
export default function Changelog() {
  const copy = useChangelogCopy()
  const releases = useReleases()
  const [language] = useLanguage()
  return (
    <div className="page-width grid gap-8 py-12 md:py-16">
      <PageHead title={copy.title}>{copy.lead}</PageHead>
      {releases.map(({ day, changes }) => (
        <section key={day} aria-labelledby={day} className="grid gap-x-12 gap-y-3 md:grid-cols-[1fr_3fr]">
          <h2 id={day} className="scroll-mt-6 text-title">
            <time dateTime={day}>{writtenDate(Date.parse(day), 'day', language)}</time>
          </h2>
          <div className="max-w-[66ch] text-muted">
            <Changes of={changes.slice(0, shownOf(changes))} />
            {changes.length > shownOf(changes) && (
              <details className="border-t border-line">
                <summary className="min-h-11 cursor-pointer py-2 font-semibold text-ink hover:text-root">
                  {copy.more(changes.length - shownOf(changes))}
                </summary>
                <Changes of={changes.slice(shownOf(changes))} />
              </details>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}

function Changes({ of: changes }: { of: readonly string[] }) {
  return (
    <ul>
      {changes.map((change) => {
        const [lead, rest] = leadOf(change)
        return (
          <li key={change} className="grid gap-1 border-t border-line py-3">
            <p className="text-ink">
              <Runs of={lead} />
            </p>
            {rest && (
              <p className="text-small">
                <Runs of={rest} />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Runs({ of: words }: { of: string }) {
  return runsOf(words).map(({ text, isCode }) =>
    isCode ? (
      <code key={text} className="font-mono text-small text-ink">
        {text}
      </code>
    ) : (
      text
    ),
  )
}

/** How many of a day stand open: a few, so that the days can be looked through; all where hardly any would be folded. */
function shownOf(changes: readonly string[]): number {
  return changes.length > 9 ? 4 : changes.length
}

const useReleases = copyOf(readChangelog(CHANGELOG), async () =>
  readChangelog((await import('../../../../CHANGELOG.nb.md?raw')).default),
)
