import { useEffect } from 'react'
import { openCommands, useCommands } from '../../frame/commands-store.ts'
import { FetchedPart } from '../../frame/fetched-part.tsx'
import type { ListSongs } from './song-place.ts'

/** ⌘K or Ctrl K for pages and songs, `?` for the keys. Only the two keys are heard before the first press. */
export function Commands({ listSongs }: { listSongs: ListSongs }) {
  const open = useCommands()
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return <FetchedPart isWanted={open !== null} fetchPart={fetchOpened} giveUp={close} given={{ open, listSongs }} />
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
  if (defaultPrevented || altKey) return
  const isPlaces = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !event.shiftKey
  const isKeys = key === '?' && !ctrlKey && !metaKey && !(target instanceof Element && target.closest(TYPED_INTO))
  if (!isPlaces && !isKeys) return
  /** One dialog at a time: another that stands open is left first. */
  if (document.querySelector('dialog:modal')) return
  event.preventDefault()
  openCommands(isPlaces ? 'places' : 'keys')
}

const fetchOpened = async () => (await import('./opened-commands.tsx')).OpenedCommands
const close = () => openCommands(null)
const TYPED_INTO = 'input, select, textarea, [contenteditable]'
