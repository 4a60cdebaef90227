import { CircleAlert, CircleCheck } from 'lucide-react'
import { useSavedWords } from '../copy/workbench.ts'
import { Button } from '@kvint/ui'
import type { Run } from './judge.ts'
import type { SavedCall } from './saved-call.ts'

export function SavedCallRow({
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
