import { beforeEach, expect, it } from 'vitest'
import { pageOAuthProvider } from './page-oauth-provider.ts'

const SERVER = new URL('https://tools.example/mcp')
const ISSUER = { issuer: 'https://login.example' }
const provider = (client?: { id: string; secret: string }) =>
  pageOAuthProvider(SERVER, {
    transport: 'streamable',
    era: 'sessions',
    target: { kind: 'named', address: SERVER.href, access: 'oauth', token: '', ...(client && { client }) },
  })

beforeEach(() => sessionStorage.clear())

it.each([
  [{ id: 'static-1', secret: '' }, { client_id: 'static-1' }],
  [
    { id: 'static-1', secret: 's3' },
    { client_id: 'static-1', client_secret: 's3' },
  ],
  [{ id: ' https://me.example/client.json ', secret: '' }, { client_id: 'https://me.example/client.json' }],
])('comes as the client that she typed: %o', async (client, information) => {
  expect(await provider(client).clientInformation(ISSUER)).toEqual(information)
})

it('keeps no typed client, and no secret, among those that have registered', async () => {
  const page = provider({ id: 'static-1', secret: 's3' })
  await page.saveClientInformation?.({ client_id: 'static-1', client_secret: 's3' }, ISSUER)
  expect(JSON.stringify(sessionStorage)).not.toContain('s3')
  expect(await provider().clientInformation(ISSUER)).toBeUndefined()
})

it('keeps the client that it has registered for its issuer', async () => {
  const page = provider()
  await page.saveClientInformation?.({ client_id: 'made-1' }, ISSUER)
  expect(await provider().clientInformation(ISSUER)).toMatchObject({ client_id: 'made-1' })
})

it.each(['javascript://localhost/%0aalert(1)', 'calculator://127.0.0.1/', 'http://login.example/'])(
  'goes to no address such as %s, whatever a server names as the place to sign in',
  (address) => {
    const left: string[] = []
    const target = { kind: 'named', address: SERVER.href, access: 'oauth', token: '' } as const
    const page = pageOAuthProvider(
      SERVER,
      { transport: 'streamable', era: 'sessions', target },
      undefined,
      ({ href }) => {
        left.push(href)
      },
    )
    expect(() => page.redirectToAuthorization(new URL(address))).toThrow('is no https address')
    void page.redirectToAuthorization(new URL('http://localhost:9/authorize'))
    expect(left).toEqual(['http://localhost:9/authorize'])
  },
)
