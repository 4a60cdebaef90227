import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { mcpEn as copy } from '../../../copy/en/mcp.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ChunkedList } from './chunked-list.tsx'
import { LogLine } from './log-line.tsx'
import type { Log } from './log.ts'

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
  const box = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const dropped = log.written - log.entries.length
  useLayoutEffect(() => {
    const { current } = box
    if (current && isFollowing.current && log.written > 0) current.scrollTop = current.scrollHeight
  }, [log.written])
  return (
    <Panel title={title} aside={aside}>
      <div
        ref={box}
        role="log"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isFollowing.current = scrollHeight - scrollTop - clientHeight < 24
        }}
        className="h-96 overflow-y-auto rounded-control border border-line bg-sunken p-3 font-mono text-tool"
      >
        {log.entries.length === 0 && <p className="text-muted">{empty}</p>}
        {dropped > 0 && <p className="text-muted">{copy.dropped(dropped)}</p>}
        <ChunkedList entries={log.entries} Row={LogLine} />
      </div>
    </Panel>
  )
}
