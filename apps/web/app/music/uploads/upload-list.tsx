import { useUploadsCopy } from './copy/uploads.ts'
import { Button } from '@kvint/ui'
import type { UploadItem, UploadQueue } from './upload-queue.ts'
import { ProgressBar } from '../reading/progress-bar.tsx'

/** Files on their way into the account: how far, what holds them up, and a way to stop. */
export function UploadList({ items, queue }: { items: readonly UploadItem[]; queue: UploadQueue }) {
  const words = useUploadsCopy()
  if (items.length === 0) return null
  return (
    <ul aria-label={words.heading} className="border-b border-line">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
          <div className="grid min-w-0 grow basis-60 gap-1">
            <p className="font-semibold break-words">{item.fileName}</p>
            {item.state !== 'refused' && (
              <ProgressBar
                value={item.sentBytes}
                max={Math.max(item.bytes, 1)}
                aria-label={words.progressOf(item.fileName)}
              />
            )}
            <p className="max-w-[75ch] text-small text-muted">
              <output>{words.states[item.state]}</output>
              {item.state === 'sending' && ` · ${words.bytes(item.sentBytes, item.bytes)}`}
              {item.message && (
                <>
                  {' '}
                  <span lang="en">{item.message}</span>
                </>
              )}
            </p>
          </div>
          <Button
            size="tool"
            look={item.state === 'refused' ? 'quiet' : 'plain'}
            aria-label={item.state === 'refused' ? words.dismissName(item.fileName) : words.cancelName(item.fileName)}
            onClick={() => queue.cancel(item.id)}
          >
            {item.state === 'refused' ? words.dismiss : words.cancel}
          </Button>
        </li>
      ))}
    </ul>
  )
}
