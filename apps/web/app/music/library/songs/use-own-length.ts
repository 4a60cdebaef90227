import type { Report } from '@kvint/report'
import { groupSaves, lengthAmongOwn, type LengthAmongOwn } from '@kvint/insights'
import { useEffect, useState } from 'react'
import { listSaves } from '../scan/kept-save.ts'
import { toEntry } from '../scan/library-contents.ts'

/** Where a report's song stands by length in the kept library; `null` where nothing can be said. */
export function useOwnLength({ source, overview }: Report): LengthAmongOwn | null {
  const [length, setLength] = useState<LengthAmongOwn | null>(null)
  const seconds = overview.lengthOf === 'arrangement' ? overview.lengthSeconds : 0
  useEffect(() => {
    let isHere = true
    void listSaves().then((saves) => {
      const projects = groupSaves(saves.flatMap(toEntry))
      const self = saves.find(({ path, bytes }) => bytes === source.bytes && path.endsWith(`/${source.fileName}`))
      if (isHere) setLength(lengthAmongOwn(projects, { path: self?.path ?? '', seconds }))
    })
    return () => {
      isHere = false
    }
  }, [source, seconds])
  return length
}
