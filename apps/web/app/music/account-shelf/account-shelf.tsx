import { useDeferredValue, useRef, useState } from 'react'
import { exportKept } from '../../api/kept-projects.ts'
import { useAccountShelfCopy } from './copy/account-shelf.ts'
import { tokenOf } from '../../identity/token-of.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { Button, Notice, saveFile, TextField } from '@kvint/ui'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { KeptList } from './kept-list.tsx'
import { StorageUse } from './storage-use.tsx'
import { useKeptProjects } from './use-kept-projects.ts'

/** What somebody keeps in her account: the way in, what is on its way, and all that is there. */
export function AccountShelf() {
  const words = useAccountShelfCopy()
  const identity = useIdentity()
  const { items, queue } = useUploads()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const kept = useKeptProjects(search)
  const [isPacking, setPacking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { state } = kept
  const saves = state.kind === 'open' ? state.projects.reduce((sum, project) => sum + project.saves.length, 0) : 0
  const isEmpty = state.kind === 'open' && state.projects.length === 0

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const takeAll = async () => {
    setPacking(true)
    await attempt(async () => saveFile('kvint-projects.zip', await exportKept(await tokenOf(identity))))
    setPacking(false)
  }

  return (
    <section aria-labelledby="account-shelf" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 id="account-shelf" className="text-title">
            {words.heading}
          </h2>
          <p className="max-w-[66ch] text-small text-muted">{words.text}</p>
        </div>
        <Button look="plain" onClick={() => input.current?.click()}>
          {words.keep}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".als"
          multiple
          hidden
          aria-label={words.keep}
          onChange={(event) => {
            queue?.add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </div>
      {state.kind !== 'opening' && <StorageUse version={`${saves} ${items.length}`} />}
      {queue && <UploadList items={items} queue={queue} />}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {state.kind === 'closed' && <Notice tone="danger">{words.failed}</Notice>}
      {isEmpty && typed === '' && <p className="text-muted">{words.empty}</p>}
      {state.kind === 'open' && (!isEmpty || typed !== '') && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <TextField
              label={words.search}
              hint={words.searchHint}
              type="search"
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
              className="w-full max-w-md"
            />
            <div className="flex flex-wrap items-center gap-4">
              <output className="text-small text-muted">{words.found(state.projects.length, !state.next)}</output>
              <Button size="tool" look="quiet" disabled={isPacking} onClick={() => void takeAll()}>
                {isPacking ? words.takingAll : words.takeAll}
              </Button>
            </div>
          </div>
          <KeptList
            projects={state.projects}
            onSteer={(save, how) => void attempt(() => kept.steer(save, how))}
            onDelete={(projectId, saveId) => void attempt(() => kept.remove(projectId, saveId))}
          />
          {state.next && (
            <Button className="justify-self-start" onClick={() => void kept.more(state.next ?? '')}>
              {words.more}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
