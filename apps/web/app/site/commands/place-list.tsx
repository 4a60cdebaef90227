import { Command } from 'cmdk'
import { useNavigate } from 'react-router'
import { FIELD, useFetched } from '@kvint/ui'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { useCommandsCopy } from './copy/commands.ts'
import type { ListSongs, SongPlace } from './song-place.ts'
import { usePages } from './use-pages.ts'

/** A field and the pages and songs whose names hold what is typed; arrows choose, Enter goes there. */
export function PlaceList({ listSongs, onChosen }: { listSongs: ListSongs; onChosen: () => void }) {
  const { places } = useCommandsCopy()
  const navigate = useNavigate()
  const songs = useSongs(listSongs)
  const groups = usePages()
  const go = (to: string) => {
    onChosen()
    void navigate(to)
  }
  return (
    <Command label={places.title} loop filter={scoreOf} className="grid gap-3">
      <Command.Input ref={beFirst} placeholder={places.hint} className={FIELD} />
      <Command.List label={places.title} className="max-h-[50dvh] overflow-y-auto">
        <Command.Empty className="py-3 text-small text-muted">{places.nothing}</Command.Empty>
        {songs.length > 0 && (
          <Command.Group heading={<GroupName>{places.songs}</GroupName>}>
            {songs.map(({ to, name, isInAccount }) => (
              <Command.Item key={to} value={to} keywords={[name]} onSelect={go} className={ITEM}>
                <span className="min-w-0 truncate">{name}</span>{' '}
                <span className="shrink-0 text-tool text-muted">{isInAccount ? places.inAccount : places.here}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {/* An item keeps the name that it came with: in another language it is another item. */}
        {groups.map(([heading, pages]) => (
          <Command.Group key={heading} heading={<GroupName>{heading}</GroupName>}>
            {pages.map(({ to, name }) => (
              <Command.Item key={`${to} ${name}`} value={to} keywords={[name]} onSelect={go} className={ITEM}>
                {name}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}

function GroupName({ children }: { children: string }) {
  return <span className="block pt-3 pb-1 text-tool text-muted">{children}</span>
}

/** The dialog gives the keyboard to the field, not to the list around it; React's own attribute asks before it is open. */
function beFirst(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '')
}

/** Names that begin with what is typed, then names that hold it; paths and prints of files are no names. */
function scoreOf(_to: string, typed: string, [name = '']: string[] = []): number {
  const at = name.toLowerCase().indexOf(typed.trim().toLowerCase())
  return at < 0 ? 0 : at === 0 ? 1 : 0.5
}

function useSongs(listSongs: ListSongs): readonly SongPlace[] {
  const identity = useIdentity()
  const { value = NONE } = useFetched(() => listSongs(identity), [listSongs, identity])
  return value
}

const NONE: readonly SongPlace[] = []
const ITEM =
  'flex min-h-9 items-center justify-between gap-4 rounded-control border border-transparent px-3 text-small pointer-coarse:min-h-11 aria-selected:border-ink aria-selected:bg-sunken'
