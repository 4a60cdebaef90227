import { useRef, useState } from 'react'
import { useSavedWords } from '../copy/workbench.ts'
import { Button, Panel } from '@kvint/ui'
import { useKeptList } from '../kept-list.ts'
import { KeptListFile } from '../kept-list-file.tsx'
import type { Outcome } from '../wire/outcome.ts'
import { judge, type Run } from './judge.ts'
import { type SavedCall, savedCalls } from './saved-call.ts'
import { SavedCallRow } from './saved-call-row.tsx'

/** The kept calls: made again one by one or all together, each green or red. */
export function SavedCallsPanel({
  isReady,
  call,
}: {
  /** Whether there is a connection to make calls over. */
  isReady: boolean
  call: (tool: string, args: Record<string, unknown>) => Promise<Outcome>
}) {
  const copy = useSavedWords()
  const calls = useKeptList(savedCalls)
  const [runs, setRuns] = useState<Readonly<Record<string, Run | 'running'>>>({})
  const [forgotten, setForgotten] = useState('')
  const told = useRef<HTMLOutputElement>(null)
  const isRunning = Object.values(runs).includes('running')

  const run = async (chosen: readonly SavedCall[]) => {
    for (const { id, tool, args, expected } of chosen) {
      setRuns((before) => ({ ...before, [id]: 'running' }))
      const startMs = performance.now()
      const outcome = await call(tool, args)
      const durationMs = Math.round(performance.now() - startMs)
      setRuns((before) => ({ ...before, [id]: { verdict: judge(expected, outcome), durationMs } }))
    }
  }
  const forget = ({ id, name }: SavedCall) => {
    savedCalls.keep(calls.filter((one) => one.id !== id))
    setForgotten(copy.forgotten(name))
    told.current?.focus()
  }
  const done = calls.flatMap(({ id }) => {
    const one = runs[id]
    return one && one !== 'running' ? [one] : []
  })
  const green = done.filter(({ verdict }) => verdict.kind === 'green').length

  return (
    <Panel
      title={copy.heading}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="tool"
            disabled={!isReady || calls.length === 0}
            aria-disabled={isRunning || undefined}
            onClick={() => void run(calls)}
          >
            {isRunning ? copy.running : copy.runAll}
          </Button>
          <KeptListFile list={savedCalls} fileName="mcp-calls.json" words={copy} />
        </div>
      }
    >
      <output ref={told} tabIndex={-1} className="text-small empty:sr-only">
        {forgotten}
      </output>
      {calls.length === 0 ? (
        <p className="text-small text-muted">{copy.none}</p>
      ) : (
        <>
          {!isReady && <p className="text-small text-muted">{copy.notReady}</p>}
          <output className="text-small empty:hidden">{done.length > 0 && copy.score(green, done.length)}</output>
          <ul className="text-small">
            {calls.map((saved) => (
              <SavedCallRow
                key={saved.id}
                call={saved}
                run={runs[saved.id]}
                isReady={isReady}
                isRunning={isRunning}
                onRun={() => void run([saved])}
                onForget={() => forget(saved)}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
