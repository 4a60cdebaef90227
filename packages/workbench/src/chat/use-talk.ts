import { useEffect, useRef, useState } from 'react'
import type { McpTool } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import { askModel } from './ask-model.ts'
import { converse, isReadOnly } from './converse.ts'
import type { Model } from './model-store.ts'
import type { Turn } from './turn.ts'

/** A call that waits for her word. */
export type Waiting = { readonly tool: string; readonly decide: (isAllowed: boolean) => void }

export type CallTool = (tool: McpTool, args: Record<string, unknown>) => Promise<Outcome>

/** A talk between her and a model that calls tools. */
export function useTalk(model: Model | undefined, tools: readonly McpTool[], call: CallTool) {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [end, setEnd] = useState<
    { readonly kind: 'stopped' | 'tooLong' } | { readonly kind: 'failed'; error: unknown }
  >()
  const [isBusy, setIsBusy] = useState(false)
  const [waiting, setWaiting] = useState<Waiting>()
  const running = useRef<AbortController>(null)
  const allowsAll = useRef(false)
  useEffect(() => () => running.current?.abort(), [])

  const say = async (text: string) => {
    if (!model || isBusy) return
    const run = new AbortController()
    running.current = run
    const show = (next: readonly Turn[]) => running.current === run && setTurns(next)
    const begun: readonly Turn[] = [...completed(turns), { role: 'person', text }]
    show(begun)
    setEnd(undefined)
    setIsBusy(true)
    try {
      const { isDone } = await converse(begun, {
        tools,
        call,
        ask: (said, told) => askModel(model, said, told, run.signal),
        allow: async (tool) => allowsAll.current || isReadOnly(tool) || (await asked(tool.name, run.signal)),
        onTurn: show,
        signal: run.signal,
      })
      if (!isDone) setEnd({ kind: 'tooLong' })
    } catch (error) {
      if (running.current === run) setEnd(run.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error })
    } finally {
      if (running.current === run) setIsBusy(false)
      setWaiting(undefined)
    }
  }
  const asked = (tool: string, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const decide = (isAllowed: boolean) => {
        setWaiting(undefined)
        resolve(isAllowed)
      }
      signal.addEventListener('abort', () => decide(false), { once: true })
      setWaiting({ tool, decide })
    })
  return {
    turns,
    end,
    isBusy,
    waiting,
    say,
    stop: () => running.current?.abort(),
    clear: () => {
      running.current?.abort()
      running.current = null
      setTurns([])
      setEnd(undefined)
      setIsBusy(false)
    },
    allowAll: (isAllowed: boolean) => void (allowsAll.current = isAllowed),
  }
}

/** A talk that was stopped between a call and its result is no talk that a service takes: what is open goes. */
function completed(turns: readonly Turn[]): readonly Turn[] {
  const last = turns.at(-1)
  return last?.role === 'model' && last.calls.length > 0 ? turns.slice(0, -1) : turns
}
