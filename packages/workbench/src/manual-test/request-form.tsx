import { type FormEvent, useRef } from 'react'
import { useManualTestWords, useMcpWords } from '../copy/pages.ts'
import { useSnippetWords } from '../copy/workbench.ts'
import { Button, Checkbox, Choice, CopyButton, Panel, TextArea, TextField } from '@kvint/ui'
import { useReach } from '../target/target-context.ts'
import { useHeir } from '../use-heir.ts'
import { manualCurl } from './manual-curl.ts'
import { type ManualRequest, METHODS, SCHEMES } from './manual-request.ts'

export function RequestForm({
  request,
  onChange,
  isBusy,
  onSubmit,
  onStop,
}: {
  request: ManualRequest
  onChange: (changes: Partial<ManualRequest>) => void
  isBusy: boolean
  onSubmit: (event: FormEvent) => void
  onStop: () => void
}) {
  const copy = useManualTestWords()
  const mcpWords = useMcpWords()
  const snippetWords = useSnippetWords()
  const reach = useReach()
  const { path, method, isAuthenticated, scheme, body, headers } = request
  const execute = useRef<HTMLButtonElement>(null)
  const stop = useHeir(execute)
  return (
    <Panel title={copy.request}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <TextField
          label={copy.path}
          value={path}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ path: event.target.value })}
        />
        <div className="grid grid-cols-2 items-end gap-4 sm:flex">
          <Choice
            label={copy.method}
            value={method}
            options={METHODS.map((name) => [name, name] as const)}
            onChoose={(next) => onChange({ method: next })}
          />
          <Checkbox
            label={copy.authenticate}
            checked={isAuthenticated}
            onChange={(event) => onChange({ isAuthenticated: event.target.checked })}
          />
          {isAuthenticated && (
            <Choice
              label={copy.scheme}
              value={scheme}
              options={SCHEMES.map((name) => [name, name] as const)}
              onChoose={(next) => onChange({ scheme: next })}
            />
          )}
        </div>
        {method !== 'GET' && (
          <TextArea
            label={copy.body}
            isCode
            rows={10}
            value={body}
            onChange={(event) => onChange({ body: event.target.value })}
          />
        )}
        <TextArea
          label={copy.moreHeaders}
          hint={copy.moreHeadersHint}
          isCode
          rows={headers === '' ? 1 : headers.split('\n').length + 1}
          value={headers}
          onChange={(event) => onChange({ headers: event.target.value })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button ref={execute} type="submit" look="main" aria-disabled={isBusy}>
            {isBusy ? mcpWords.executing : copy.execute}
          </Button>
          {isBusy && (
            <Button ref={stop} onClick={onStop}>
              {copy.stop}
            </Button>
          )}
          <CopyButton text={manualCurl(reach.at('/'), request)} label={snippetWords.curl} />
        </div>
      </form>
    </Panel>
  )
}
