import { type FormEvent, useRef, useState } from 'react'
import { useRootsWords } from '../../copy/session.ts'
import { Button, TextField } from '@kvint/ui'
import { errorWords } from '../error-words.ts'
import type { Session } from '../session.ts'
import type { Roots } from './use-roots.ts'

/** Folders that the server may ask for. They are names only: no page lets a server into a file system. */
export function RootsTab({ roots: { roots, set }, session }: { roots: Roots; session: Session | undefined }) {
  const copy = useRootsWords()
  const [uri, setUri] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState('')
  const uriField = useRef<HTMLInputElement>(null)

  const change = (next: Roots['roots']) => {
    set(next)
    if (!session) return
    session.tellOfRoots().then(
      (isTold) => setTold(isTold ? copy.told : copy.askedWhenNeeded),
      (error: unknown) => setTold(errorWords(error)),
    )
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!uri.startsWith('file:///')) return setProblem(copy.noFile)
    if (roots.some((root) => root.uri === uri)) return setProblem(copy.twice)
    setProblem(undefined)
    change([...roots, { uri, ...(name !== '' && { name }) }])
    setUri('')
    setName('')
  }
  return (
    <>
      <p className="text-small text-muted">{copy.lead}</p>
      {roots.length === 0 ? (
        <p className="text-small text-muted">{copy.none}</p>
      ) : (
        <ul aria-label={copy.heading} className="text-small">
          {roots.map((root) => (
            <li key={root.uri} className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2">
              <span className="min-w-0">
                <span className="font-mono break-all">{root.uri}</span> <span className="text-muted">{root.name}</span>
              </span>
              <Button
                size="tool"
                aria-label={copy.removeOf(root.uri)}
                onClick={() => {
                  change(roots.filter((one) => one !== root))
                  uriField.current?.focus()
                }}
              >
                {copy.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={add} className="grid gap-4 sm:grid-cols-[2fr_1fr_auto] sm:items-start">
        <TextField
          ref={uriField}
          label={copy.uri}
          hint={copy.uriHint}
          error={problem}
          value={uri}
          autoComplete="off"
          onChange={(event) => setUri(event.target.value)}
        />
        <TextField
          label={copy.name}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="justify-self-start sm:mt-7">
          {copy.add}
        </Button>
      </form>
      <output className="text-small empty:hidden">{told}</output>
    </>
  )
}
