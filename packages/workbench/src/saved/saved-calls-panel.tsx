import { useRef, useState } from 'react'
import { useSavedWords } from '../copy/workbench.ts'
import { Button, Panel } from '@kvint/ui'
import { useKeptList } from '../kept-list.ts'
import { KeptListFile } from '../kept-list-file.tsx'
import type { Outcome } from '../wire/outcome.ts'
import { judge, type Run } from './judge.ts'
import { type SavedCall, savedCalls } from './saved-call.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'

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

function SavedCallRow({
  call: { name, tool, args, expected },
  run,
  isReady,
  isRunning,
  onRun,
  onForget,
}: {
  call: SavedCall
  run: Run | 'running' | undefined
  isReady: boolean
  /** Whether this one or another is being made. */
  isRunning: boolean
  onRun: () => void
  onForget: () => void
}) {
  const copy = useSavedWords()
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="font-mono text-tool break-all text-muted">
          {tool} {JSON.stringify(args)}
        </p>
        <p className="text-tool text-muted">{copy.expects(copy.expectations[expected.kind])}</p>
        <Told run={run} />
      </div>
      <div className="flex flex-wrap content-start gap-2">
        <Button
          size="tool"
          disabled={!isReady}
          aria-disabled={isRunning || undefined}
          aria-label={copy.runOne(name)}
          onClick={onRun}
        >
          {copy.run}
        </Button>
        <Button size="tool" look="quiet" aria-label={copy.forgetOne(name)} onClick={onForget}>
          {copy.forget}
        </Button>
      </div>
    </li>
  )
}

function Told({ run }: { run: Run | 'running' | undefined }) {
  const copy = useSavedWords()
  if (run === undefined) return null
  if (run === 'running') return <p className="text-tool text-muted">{copy.running}</p>
  const { verdict, durationMs } = run
  if (verdict.kind === 'green') {
    return (
      <p className="flex items-center gap-2 text-ok">
        <CircleCheck size={16} aria-hidden />
        {copy.green(durationMs)}
      </p>
    )
  }
  return (
    <p className="flex items-start gap-2 break-words text-danger">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">{copy.red[verdict.why](verdict.at, short(verdict.got), durationMs)}</span>
    </p>
  )
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
