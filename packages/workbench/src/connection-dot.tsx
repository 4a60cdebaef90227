import { clsx } from 'clsx'
import { useMcpWords } from './copy/pages.ts'

/** Green or red, and the same in a word. */
export function ConnectionDot({ isConnected }: { isConnected: boolean }) {
  const copy = useMcpWords()
  return (
    <output className="flex items-center gap-2 font-semibold">
      <span aria-hidden className={clsx('size-3 rounded-full', isConnected ? 'bg-ok' : 'bg-danger')} />
      {isConnected ? copy.connected : copy.disconnected}
    </output>
  )
}
