import { type OpenCommands, openCommands } from '../../frame/commands-store.ts'
import { Dialog } from '@kvint/ui'
import { useCommandsCopy } from './copy/commands.ts'
import { KeyList } from './key-list.tsx'
import { PlaceList } from './place-list.tsx'
import type { ListSongs } from './song-place.ts'

export function OpenedCommands({ open, listSongs }: { open: OpenCommands; listSongs: ListSongs }) {
  const { places, keys } = useCommandsCopy()
  const close = () => openCommands(null)
  return (
    <>
      <Dialog isOpen={open === 'places'} onClose={close} title={places.title} className={HIGH}>
        <PlaceList listSongs={listSongs} onChosen={close} />
      </Dialog>
      <Dialog isOpen={open === 'keys'} onClose={close} title={keys.title}>
        <KeyList onClose={close} />
      </Dialog>
    </>
  )
}

/** Its upper edge stays while the list below it grows shorter. */
const HIGH = 'mt-[10dvh]'
