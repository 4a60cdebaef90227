import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { demoLibrary } from './demo-library.ts'
import { listeningServer, type Listening } from './fixture-server.ts'
import { makeServer } from './make-server.ts'
import { aloneDirectory } from './nodes/session-directory.ts'
import { sessions, type Sessions } from './sessions.ts'

const LIBRARY = demoLibrary()
const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
}
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Sessions behind a server of this test, where a request says itself whose it is. */
async function startSessions(limits: Parameters<typeof sessions>[2]) {
  const make = () =>
    makeServer(
      { libraryFor: () => LIBRARY } as never,
      () => undefined,
      () => undefined,
    )
  const held: Sessions = sessions(make, aloneDirectory, limits)
  const server: Server = createServer((request, response) => {
    const [account = '', address = ''] = String(request.headers['x-owners']).split(' ')
    void held
      .open(account, LIBRARY, { account, address })
      .then((transport) =>
        transport.handleRequest(Object.assign(request, { auth: {} as never }) as never, response, HELLO),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(
    () => held.close(),
    () => server.close(),
  )
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    isOpen: (id: string, account: string) => held.find(id, account) !== null,
    open: async (account: string, address: string) => {
      const answer = await fetch(url, { method: 'POST', headers: { ...HEADERS, 'x-owners': `${account} ${address}` } })
      await answer.text()
      return answer.headers.get('mcp-session-id') ?? ''
    },
  }
}
const HEADERS = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }

it('ends the longest rest of the account that opens more than its share, and none of others', async () => {
  const { open, isOpen } = await startSessions({ perAccount: 2 })
  const ada = await open('ada', 'a')
  const eves = [await open('eve', 'a'), await open('eve', 'b'), await open('eve', 'c')]
  expect(isOpen(ada, 'ada')).toBe(true)
  expect(eves.map((id) => isOpen(id, 'eve'))).toEqual([false, true, true])
})

it('ends the longest rest of the address that opens more than its share', async () => {
  const { open, isOpen } = await startSessions({ perAddress: 2 })
  const ada = await open('ada', 'a')
  const eves = [await open('eve1', 'b'), await open('eve2', 'b'), await open('eve3', 'b')]
  expect([isOpen(ada, 'ada'), ...eves.map((id, at) => isOpen(id, `eve${at + 1}`))]).toEqual([true, false, true, true])
})

it('ends one of the account that has most, where all together are too many', async () => {
  const { open, isOpen } = await startSessions({ count: 3 })
  const ada = await open('ada', 'a')
  const eves = [await open('eve', 'b'), await open('eve', 'b')]
  const bo = await open('bo', 'c')
  expect([isOpen(ada, 'ada'), isOpen(bo, 'bo'), ...eves.map((id) => isOpen(id, 'eve'))]).toEqual([
    true,
    true,
    false,
    true,
  ])
})

it('lets one account have no more than a hundred streams open; others go on', async () => {
  const listening: Listening = await listeningServer({
    authenticate: ({ headers }) => ({ kind: 'granted', subject: { id: String(headers['x-subject']), scopes: 'all' } }),
  })
  closers.push(() => listening.app.close())
  const stop = new AbortController()
  /** Held, for a body that no one holds is closed when memory is swept. */
  const answers: Response[] = []
  const open = async (who: string) => {
    const answer = await fetch(`${listening.url}/mcp/sse`, { headers: { 'x-subject': who }, signal: stop.signal })
    answers.push(answer)
    return answer.status
  }
  await Promise.all(Array.from({ length: 104 }, () => open('eve')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  expect(await open('ada')).toBe(200)
  stop.abort()
  await expect
    .poll(() =>
      fetch(`${listening.url}/mcp/sse`, { headers: { 'x-subject': 'eve' }, signal: AbortSignal.timeout(500) }).then(
        ({ status }) => status,
      ),
    )
    .toBe(200)
})
