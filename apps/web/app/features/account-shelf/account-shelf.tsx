import { useRef, useState } from 'react'
import { useAccountShelfCopy } from '../../copy/account-shelf.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { KeptProjectRow } from './kept-project-row.tsx'
import { useKeptProjects } from './use-kept-projects.ts'

/** What somebody keeps in her account, and the way to keep one more. */
export function AccountShelf() {
  const words = useAccountShelfCopy()
  const { state, keep, remove } = useKeptProjects()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const send = async (files: readonly File[]) => {
    setSending(true)
    await attempt(async () => {
      for (const file of files) await keep(file)
    })
    setSending(false)
    if (input.current) input.current.value = ''
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
        <Button look="plain" disabled={isSending} onClick={() => input.current?.click()}>
          {isSending ? words.keeping : words.keep}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".als"
          multiple
          hidden
          aria-label={words.keep}
          onChange={(event) => void send([...(event.currentTarget.files ?? [])])}
        />
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {state.kind === 'closed' && <Notice tone="danger">{words.failed}</Notice>}
      {state.kind === 'open' && state.projects.length === 0 && <p className="text-muted">{words.empty}</p>}
      {state.kind === 'open' && state.projects.length > 0 && (
        <ul className="border-b border-line">
          {state.projects.map((project) => (
            <KeptProjectRow
              key={project.id}
              project={project}
              onDelete={() => void attempt(() => remove(project.id))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
