import { type ChangeEvent, useState } from 'react'
import { Button, Notice } from '@kvint/ui'
import { loadForOthers, mayCallOthers } from '../target/may-call-others.ts'
import { jsonOf } from '../wire/read-answer.ts'
import { useServerWords } from './copy/servers.ts'
import { type ConfiguredServer, readConfig } from './read-config.ts'
import { ServerCard } from './server-card.tsx'
import { useServers } from './use-servers.ts'

/** The servers of a configuration file, side by side. */
export function ServersTab() {
  const copy = useServerWords()
  const [servers, setServers] = useState<readonly ConfiguredServer[] | null>()
  const { states, connect, disconnect } = useServers()
  const takeIn = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setServers(readConfig(jsonOf((await target.files?.[0]?.text()) ?? '')))
    target.value = ''
  }
  if (!mayCallOthers())
    return (
      <>
        <p className="text-small">{copy.notHere}</p>
        <Button size="tool" className="justify-self-start" onClick={() => loadForOthers('/mcp-sdk-test', '')}>
          {copy.load}
        </Button>
      </>
    )
  const reachable = (servers ?? []).filter((server) => server.kind === 'reachable')
  return (
    <>
      <p className="text-small text-muted">{copy.lead}</p>
      <div className="flex flex-wrap items-center gap-2">
        <label className="inline-flex min-h-8 cursor-pointer items-center rounded-control border border-control px-3 text-small font-semibold focus-within:outline-2 hover:border-ink pointer-coarse:min-h-11">
          {copy.takeIn}
          <input
            type="file"
            accept="application/json,.json"
            className="sr-only"
            onChange={(event) => void takeIn(event)}
          />
        </label>
        <Button
          size="tool"
          disabled={reachable.length === 0}
          onClick={() => reachable.map((server) => states[server.name]?.kind !== 'connected' && connect(server))}
        >
          {copy.connectAll}
        </Button>
      </div>
      {servers === null && <Notice tone="danger">{copy.noConfig}</Notice>}
      {servers === undefined && <p className="text-small text-muted">{copy.none}</p>}
      <ul aria-label={copy.heading} className="grid items-start gap-4 empty:hidden lg:grid-cols-2">
        {(servers ?? []).map((server) =>
          server.kind === 'reachable' ? (
            <ServerCard
              key={server.name}
              server={server}
              state={states[server.name] ?? { kind: 'idle' }}
              onConnect={() => void connect(server)}
              onDisconnect={() => void disconnect(server.name)}
            />
          ) : (
            <li key={server.name} className="grid gap-1 rounded-panel border border-line p-4 text-small">
              <h3 className="font-semibold break-words">{server.name}</h3>
              <p className="text-muted">{copy.why[server.why]}</p>
            </li>
          ),
        )}
      </ul>
    </>
  )
}
