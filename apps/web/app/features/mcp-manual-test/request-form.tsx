import { type FormEvent, useId } from 'react'
import { manualTestEn as copy, mcpEn } from '../../copy/en/mcp.ts'
import { snippetEn } from '../../copy/en/mcp-workbench.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FIELD, TextField } from '../../ui/text-field.tsx'
import { useReach } from '../mcp/target/target-context.ts'
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
  const id = useId()
  const reach = useReach()
  const { path, method, isAuthenticated, scheme, body, headers } = request
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
        <div className="flex flex-wrap items-end gap-4">
          <Choice
            label={copy.method}
            value={method}
            options={METHODS.map((name) => [name, name] as const)}
            onChoose={(next) => onChange({ method: next })}
          />
          <label className="flex min-h-9 items-center gap-2 text-small pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={isAuthenticated}
              onChange={(event) => onChange({ isAuthenticated: event.target.checked })}
              className="size-5 accent-root"
            />
            {copy.authenticate}
          </label>
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
          <div className="grid gap-1">
            <label htmlFor={id} className="text-small font-semibold">
              {copy.body}
            </label>
            <textarea
              id={id}
              rows={10}
              spellCheck={false}
              value={body}
              onChange={(event) => onChange({ body: event.target.value })}
              className={`${FIELD} py-2 font-mono text-small`}
            />
          </div>
        )}
        <div className="grid gap-1">
          <label htmlFor={`${id}-more`} className="text-small font-semibold">
            {copy.moreHeaders}
          </label>
          <textarea
            id={`${id}-more`}
            rows={headers === '' ? 1 : headers.split('\n').length + 1}
            spellCheck={false}
            aria-describedby={`${id}-more-hint`}
            value={headers}
            onChange={(event) => onChange({ headers: event.target.value })}
            className={`${FIELD} py-2 font-mono text-small`}
          />
          <p id={`${id}-more-hint`} className="text-tool text-muted">
            {copy.moreHeadersHint}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look="main" disabled={isBusy}>
            {isBusy ? mcpEn.executing : copy.execute}
          </Button>
          {isBusy && <Button onClick={onStop}>{copy.stop}</Button>}
          <CopyButton text={manualCurl(reach.at('/'), request)} label={snippetEn.curl} />
        </div>
      </form>
    </Panel>
  )
}
