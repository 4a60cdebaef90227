import { type FormEvent, useId } from 'react'
import { manualTestEn as copy, mcpEn } from '../../copy/en/mcp.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FIELD, TextField } from '../../ui/text-field.tsx'
import { type ManualRequest, METHODS, SCHEMES } from './manual-request.ts'

export function RequestForm({
  request: { path, method, isAuthenticated, scheme, body },
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="main" disabled={isBusy}>
            {isBusy ? mcpEn.executing : copy.execute}
          </Button>
          {isBusy && <Button onClick={onStop}>{copy.stop}</Button>}
        </div>
      </form>
    </Panel>
  )
}
