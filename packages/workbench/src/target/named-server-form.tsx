import { type FormEvent, useState } from 'react'
import { useTestedServerWords } from '../copy/server.ts'
import { Button, Choice, TextField } from '@kvint/ui'
import { takeFocus } from '../take-focus.ts'
import { addressProblem, type OAuthClient, type Target } from './target.ts'
import { useOAuthClientWords } from './copy/oauth-client.ts'

type Named = Extract<Target, { kind: 'named' }>

/** The address of a server of others, and how to be let in there. */
export function NamedServerForm({
  address0,
  inUse,
  isJustChosen,
  offersOAuth,
  onUse,
}: {
  address0: string
  inUse: Named | undefined
  /** Whether the page was loaded again because another server was chosen. */
  isJustChosen: boolean
  offersOAuth: boolean
  onUse: (target: Target) => void
}) {
  const copy = useTestedServerWords()
  const [address, setAddress] = useState(address0)
  const [access, setAccess] = useState<Named['access']>(inUse?.access ?? 'none')
  const [token, setToken] = useState(inUse?.token ?? '')
  const [client, setClient] = useState<OAuthClient | undefined>(inUse?.client)
  const [wasSent, setWasSent] = useState(false)
  const problem = addressProblem(address)

  const use = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (problem) return
    const known = access === 'oauth' && client && client.id.trim() !== '' && { client }
    onUse({
      kind: 'named',
      address: new URL(address).href,
      access,
      token: access === 'token' ? token : '',
      ...known,
    })
  }
  return (
    <form noValidate onSubmit={use} className="grid gap-4">
      <TextField
        {...(isJustChosen && { ref: takeFocus })}
        label={copy.address}
        hint={copy.addressHint}
        error={wasSent && problem ? copy.problems[problem] : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="http://localhost:3001/mcp"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div className="flex flex-wrap items-end gap-4">
        <Choice
          label={copy.access}
          value={access}
          options={(offersOAuth ? (['none', 'token', 'oauth'] as const) : (['none', 'token'] as const)).map(
            (name) => [name, copy.accesses[name]] as const,
          )}
          onChoose={setAccess}
        />
        {access === 'token' && (
          <TextField
            label={copy.token}
            type="password"
            autoComplete="off"
            value={token}
            onChange={(event) => setToken(event.target.value)}
            className="min-w-0 grow basis-60"
          />
        )}
        {access === 'oauth' && <OAuthClientFields client={client} onChange={setClient} />}
        <Button type="submit" size="tool" className="min-h-9">
          {copy.use}
        </Button>
      </div>
      <p className="text-tool text-muted">{copy.tokenRule}</p>
      <output className="text-small empty:hidden">{inUse && copy.using(inUse.address)}</output>
    </form>
  )
}

/** As which client the page asks to be let in. */
function OAuthClientFields({
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
