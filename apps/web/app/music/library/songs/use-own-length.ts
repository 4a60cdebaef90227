import type { Report } from '@kvint/report'
import { groupSaves, lengthAmongOwn, type LengthAmongOwn } from '@kvint/insights'
import { useFetched } from '@kvint/ui'
import { listSaves } from '../scan/kept-save.ts'
import { toEntry } from '../scan/library-contents.ts'

/** Where a report's song stands by length in the kept library; `null` where nothing can be said. */
export function useOwnLength({ source, overview }: Report): LengthAmongOwn | null {
  const seconds = overview.lengthOf === 'arrangement' ? overview.lengthSeconds : 0
  const { value = null } = useFetched(async () => {
    const saves = await listSaves()
    const self = saves.find(({ path, bytes }) => bytes === source.bytes && path.endsWith(`/${source.fileName}`))
    return lengthAmongOwn(groupSaves(saves.flatMap(toEntry)), { path: self?.path ?? '', seconds })
  }, [source, seconds])
  return value
}
