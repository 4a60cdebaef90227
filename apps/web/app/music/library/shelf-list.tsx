import { CloudUpload, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAccountShelfCopy } from '../account-shelf/copy/account-shelf.ts'
import { useReadingCopy } from '../reading/copy/reading.ts'
import { Button, toast, writtenDate } from '@kvint/ui'
import { put, takeOut } from './shelf.ts'
import type { ShelfEntry } from './shelf-entry.ts'
import { useShelf } from './use-shelf.ts'

/** What was read and kept in this browser; `empty` where that is nothing. */
export function ShelfList({ onKeep, empty }: { onKeep?: ((entry: ShelfEntry) => void) | undefined; empty: ReactNode }) {
  const shelf = useShelf()
  const { shelf: words } = useReadingCopy()
  if (shelf.kind === 'opening') return null
  if (shelf.kind === 'open' && shelf.entries.length === 0) return empty
  return (
    <section aria-labelledby="shelf" className="grid gap-4">
      <h2 id="shelf" className="text-title">
        {words.heading}
      </h2>
      {shelf.kind === 'closed' ? (
        <p className="max-w-[66ch] text-muted">{words.unreadable}</p>
      ) : (
        <ul className="border-b border-line">
          {shelf.entries.map((entry) => (
            <ShelfRow key={entry.id} entry={entry} onKeep={onKeep} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ShelfRow({ entry, onKeep }: { entry: ShelfEntry; onKeep: ((entry: ShelfEntry) => void) | undefined }) {
  const { shelf: words } = useReadingCopy()
  const { keepInAccount } = useAccountShelfCopy()
  const name = entry.fileName.replace(/\.als$/i, '')
  const remove = async () => {
    const kept = await takeOut(entry.id)
    toast(words.deleted(name), kept && { label: words.undo, run: () => void put(kept) })
  }
  return (
    <li className="flex items-center gap-4 border-t border-line">
      <Link
        to={`/projects/${entry.id}`}
        className="group grid min-w-0 grow gap-x-6 gap-y-1 py-3 sm:grid-cols-[2fr_3fr_auto] sm:items-baseline"
      >
        <span className="min-w-0 truncate text-[1.125rem] font-semibold decoration-root underline-offset-4 group-hover:underline">
          {name}
        </span>
        <span className="flex flex-wrap gap-x-4 text-small text-muted">
          <span>{entry.keyName ?? words.noKey}</span>
          <span>{words.bpm(entry.bpm)}</span>
          <span>{words.bars(Math.round(entry.lengthBars))}</span>
          <span>{words.tracks(entry.trackCount)}</span>
        </span>
        <time dateTime={new Date(entry.readAt).toISOString()} className="text-small text-muted">
          {words.readAt(writtenDate(entry.readAt, 'moment'))}
        </time>
      </Link>
      {onKeep && (
        <Button
          look="quiet"
          size="tool"
          aria-label={keepInAccount(name)}
          title={keepInAccount(name)}
          onClick={() => onKeep(entry)}
        >
          <CloudUpload size={18} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      )}
      <Button
        look="quiet"
        size="tool"
        aria-label={words.deleteName(name)}
        title={words.deleteName(name)}
        onClick={() => void remove()}
      >
        <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </li>
  )
}
