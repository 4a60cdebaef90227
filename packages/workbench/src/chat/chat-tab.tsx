import { type ComponentType, type FormEvent, Suspense, useState } from 'react'
import { Button, Checkbox, Notice, TextArea } from '@kvint/ui'
import { takeFocus } from '../take-focus.ts'
import type { McpTool } from '../wire/mcp-tool.ts'
import { useChatWords } from './copy/chat.ts'
import { failureWords } from './failure-words.ts'
import { ModelForm } from './model-form.tsx'
import { type Model, useModel } from './model-store.ts'
import type { Turn, CallResult } from './turn.ts'
import { type CallTool, useTalk } from './use-talk.ts'
import { CodeBlock } from '../code-block.tsx'

type Props = {
  tools: readonly McpTool[]
  call: CallTool
  /** What stands below a talk that has come to its end. */
  After: ComponentType<{ turns: readonly Turn[] }>
}

/** A model of her own with the tools of the server. */
export function ChatTab({ isReady, ...props }: Props & { isReady: boolean }) {
  const copy = useChatWords()
  const model = useModel()
  return (
    <>
      <p className="text-small text-muted">{copy.lead}</p>
      <ModelForm />
      {!isReady && <p className="text-small text-muted">{copy.connectFirst}</p>}
      {isReady && !model && <p className="text-small text-muted">{copy.chooseFirst}</p>}
      {isReady && model && <Talk key={`${model.service} ${model.address} ${model.name}`} model={model} {...props} />}
    </>
  )
}

function Talk({ model, tools, call, After }: Props & { model: Model }) {
  const copy = useChatWords()
  const [text, setText] = useState('')
  const talk = useTalk(model, tools, call)
  const { turns, end, isBusy, waiting } = talk
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    void talk.say(text.trim())
    setText('')
  }
  return (
    <>
      <p className="text-small text-muted">{copy.tools(tools.length)}</p>
      <Checkbox label={copy.askAlways} onChange={(event) => talk.allowAll(event.target.checked)} />
      <div role="log" aria-label={copy.talk}>
        <ol className="grid gap-4 text-small empty:hidden">
          {turns.map((turn, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- turns are added and never moved
            <ToldTurn key={at} turn={turn} />
          ))}
        </ol>
      </div>
      {waiting && (
        <fieldset className="flex flex-wrap items-center gap-3 rounded-panel border border-root p-3 text-small">
          <legend className="px-1 font-semibold">{copy.wants(waiting.tool)}</legend>
          <Button ref={takeFocus} size="tool" onClick={() => waiting.decide(true)}>
            {copy.allow}
          </Button>
          <Button size="tool" onClick={() => waiting.decide(false)}>
            {copy.refuse}
          </Button>
        </fieldset>
      )}
      <output className="text-small text-muted empty:hidden">{isBusy && !waiting && copy.thinking}</output>
      {end?.kind === 'stopped' && <Notice tone="plain">{copy.stopped}</Notice>}
      {end?.kind === 'tooLong' && <Notice tone="warning">{copy.tooLong}</Notice>}
      {end?.kind === 'failed' && <Notice tone="danger">{failureWords(end.error, model, copy)}</Notice>}
      {!isBusy && end === undefined && turns.length > 0 && (
        <Suspense>
          <After key={turns.length} turns={turns} />
        </Suspense>
      )}
      <form onSubmit={send} className="grid gap-3">
        <TextArea
          label={copy.message}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
          }}
        />
        <div className="flex flex-wrap gap-2">
          {/* One button for both, so that the keyboard stays on it. */}
          <Button type={isBusy ? 'button' : 'submit'} look="main" onClick={isBusy ? talk.stop : undefined}>
            {isBusy ? copy.stop : copy.send}
          </Button>
          <Button type="button" onClick={talk.clear} disabled={turns.length === 0}>
            {copy.clear}
          </Button>
        </div>
      </form>
    </>
  )
}

/** One turn of the talk: words, or calls with what came of them. */
function ToldTurn({ turn }: { turn: Turn }) {
  const copy = useChatWords()
  if (turn.role === 'tools')
    return (
      <li className="grid gap-2">
        {turn.results.map((result) => (
          <ToldCall key={result.call.id} result={result} />
        ))}
      </li>
    )
  if (turn.text === '') return null
  return (
    <li className="grid gap-1">
      <p className="text-tool font-semibold text-muted">{turn.role === 'person' ? copy.you : copy.answer}</p>
      <p className="break-words whitespace-pre-wrap">{turn.text}</p>
    </li>
  )
}

function ToldCall({ result: { call, text, isError, durationMs } }: { result: CallResult }) {
  const copy = useChatWords()
  return (
    <details className="min-w-0 rounded-control border border-line px-3">
      <summary className={`min-h-9 cursor-pointer py-2 font-mono text-tool ${isError ? 'text-danger' : 'text-ok'}`}>
        {isError ? copy.callFailed(call.name, durationMs) : copy.callDone(call.name, durationMs)}
      </summary>
      <div className="grid min-w-0 gap-2 pb-3">
        <CodeBlock text={JSON.stringify(call.args, null, 2)} label={copy.args(call.name)} className="max-h-48" />
        <CodeBlock text={text} label={copy.result(call.name)} className="max-h-96" />
      </div>
    </details>
  )
}
