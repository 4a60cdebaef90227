import { Button, useValue } from '@kvint/ui'
import { useId } from 'react'
import { hasFolderPicker } from '../library/scan/folder-picker.ts'
import { useWatchCopy } from './copy/watch.ts'
import type { WatchStore } from './watch-store.ts'

/** Offers to keep an eye on a folder; where the browser cannot, names the command that can. */
export function WatchOffer({ store }: { store: WatchStore }) {
  const words = useWatchCopy()
  const { folder, failed, lost } = useValue(store)
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid justify-items-start gap-2 border-l-2 border-line pl-4 print:hidden"
    >
      <h2 id={heading} className="text-lead font-semibold">
        {words.title}
      </h2>
      <output className="max-w-[60ch] text-small text-muted">
        {lost !== null
          ? words.lost(lost)
          : folder !== null
            ? words.watching(folder)
            : hasFolderPicker()
              ? words.text
              : words.elsewhere}
        {failed && ` ${words.failed(failed)}`}
      </output>
      {folder !== null ? (
        <Button size="tool" onClick={store.stop}>
          {words.stop}
        </Button>
      ) : (
        hasFolderPicker() && (
          <Button size="tool" onClick={() => void store.start()}>
            {words.start}
          </Button>
        )
      )}
    </section>
  )
}
