import { Button } from '@kvint/ui'
import type { ChangeEvent } from 'react'
import { type KeptList, useKeptList } from './kept-list.ts'
import { saveJson } from './save-json.ts'
import { jsonOf } from './wire/read-answer.ts'

/** A kept list as a file: saved to one, and joined by what another holds. */
export function KeptListFile<One extends { readonly id: string }>({
  list,
  fileName,
  words,
}: {
  list: KeptList<One>
  fileName: string
  words: { readonly toFile: string; readonly fromFile: string }
}) {
  const kept = useKeptList(list)
  const takeIn = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const read = list.read(jsonOf((await target.files?.[0]?.text()) ?? ''))
    const known = new Set(list.current().map(({ id }) => id))
    list.keep([...list.current(), ...read.filter(({ id }) => !known.has(id))])
    target.value = ''
  }
  return (
    <>
      <Button size="tool" disabled={kept.length === 0} onClick={() => saveJson(fileName, kept)}>
        {words.toFile}
      </Button>
      <label className="inline-flex min-h-8 cursor-pointer items-center rounded-control border border-control px-3 text-small font-semibold focus-within:outline-2 hover:border-ink pointer-coarse:min-h-11">
        {words.fromFile}
        <input type="file" accept="application/json" className="sr-only" onChange={(event) => void takeIn(event)} />
      </label>
    </>
  )
}
