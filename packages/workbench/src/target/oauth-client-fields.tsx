import { Choice, TextField } from '@kvint/ui'
import { useOAuthClientWords } from './copy/oauth-client.ts'
import type { OAuthClient } from './target.ts'

/** As which client the page asks to be let in. */
export function OAuthClientFields({
  client,
  onChange,
}: {
  client: OAuthClient | undefined
  onChange: (client: OAuthClient | undefined) => void
}) {
  const copy = useOAuthClientWords()
  return (
    <>
      <Choice
        label={copy.client}
        value={client ? 'known' : 'registers'}
        options={[
          ['registers', copy.registers],
          ['known', copy.known],
        ]}
        onChoose={(kind) => onChange(kind === 'known' ? NONE : undefined)}
      />
      {client && (
        <div className="grid min-w-0 grow basis-full items-start gap-4 sm:grid-cols-2">
          <TextField
            label={copy.id}
            hint={copy.idHint(`${location.origin}/mcp-sdk-test`)}
            autoComplete="off"
            spellCheck={false}
            value={client.id}
            onChange={(event) => onChange({ ...client, id: event.target.value })}
          />
          <TextField
            label={copy.secret}
            hint={copy.secretHint}
            type="password"
            autoComplete="off"
            value={client.secret}
            onChange={(event) => onChange({ ...client, secret: event.target.value })}
          />
        </div>
      )}
    </>
  )
}

const NONE: OAuthClient = { id: '', secret: '' }
