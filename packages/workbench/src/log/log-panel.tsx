import type { ReactNode } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { Panel } from '@kvint/ui'
import { LogLine } from './log-line.tsx'
import { LongList } from './long-list.tsx'
import type { Log } from './log.ts'
import { useFollowing } from './use-following.ts'

/** The entries in a panel of 96 units that scrolls; it follows the newest unless the reader has scrolled up. */
export function LogPanel<Type extends string>({
  title,
  log,
  empty,
  aside,
}: {
  title: string
  log: Log<Type>
  empty: string
  aside?: ReactNode
}) {
  const copy = useMcpWords()
  const { box, content, isFollowing } = useFollowing(log.entries.length === 0)
  const dropped = log.written - log.entries.length
  return (
    <Panel title={title} aside={aside}>
      <div
        ref={box}
        role="log"
        // What comes in elsewhere is no news to a reader who has scrolled up.
        aria-live={isFollowing ? 'polite' : 'off'}
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="h-96 overflow-y-auto rounded-control border border-line bg-sunken p-3 font-mono text-tool"
      >
        <div ref={content} className="bg-sunken">
          {log.entries.length === 0 && <p className="text-muted">{empty}</p>}
          {dropped > 0 && <p className="text-muted">{copy.dropped(dropped)}</p>}
          <LongList entries={log.entries} rowPx={LINE_PX} Row={LogLine} />
        </div>
      </div>
    </Panel>
  )
}

/** Of an entry without data. */
const LINE_PX = 27
