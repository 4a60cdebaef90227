import { type FormEvent, useState } from 'react'
import { useSavedWords } from '../copy/workbench.ts'
import { Button, Choice, TextField } from '@kvint/ui'
import { isRecord } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import { takeFocus } from '../take-focus.ts'
import { EXPECTATIONS, type Expectation } from './saved-call.ts'
import { useKeptList } from '../kept-list.ts'
import { savedCalls } from './saved-call.ts'

/** Keeps a call and what came of it, to be made again. */
export function SaveCall({ tool, args, outcome }: { tool: string; args: Record<string, unknown>; outcome: Outcome }) {
  const copy = useSavedWords()
  const calls = useKeptList(savedCalls)
  const isFailure = outcome.kind === 'error' || (isRecord(outcome.result) && outcome.result['isError'] === true)
  const [name, setName] = useState<string>()
  const [kind, setKind] = useState<Expectation['kind']>(isFailure ? 'failure' : 'equals')
  const [isSaved, setIsSaved] = useState(false)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const expected = expectationOf(kind, outcome)
    savedCalls.keep([...calls, { id: crypto.randomUUID(), name: name?.trim() || tool, tool, args, expected }])
    setIsSaved(true)
  }
  if (isSaved) {
    return (
      <output ref={takeFocus} tabIndex={-1} className="text-small">
        {copy.saved(calls.length)}
      </output>
    )
  }
  if (name === undefined) {
    return (
      <Button size="tool" className="justify-self-start" onClick={() => setName(copy.nameOf(tool, calls.length + 1))}>
        {copy.save}
      </Button>
    )
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-4">
      <TextField
        ref={takeFocus}
        label={copy.name}
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        className="min-w-0 grow basis-48"
      />
      <Choice
        label={copy.expected}
        value={kind}
        options={EXPECTATIONS.filter((one) => outcome.kind === 'response' || one === 'failure').map(
          (one) => [one, copy.expectations[one]] as const,
        )}
        onChoose={setKind}
      />
      <Button type="submit" size="tool" className="min-h-9">
        {copy.keep}
      </Button>
    </form>
  )
}

/** A part of a result is what it says in data, where it does; its words may change. */
function expectationOf(kind: Expectation['kind'], outcome: Outcome): Expectation {
  const result = outcome.kind === 'response' ? outcome.result : undefined
  if (kind === 'equals') return { kind, result }
  if (kind !== 'contains') return { kind }
  const structured = isRecord(result) ? result['structuredContent'] : undefined
  return { kind, part: structured === undefined ? result : { structuredContent: structured } }
}
