import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../kept-page.ts'
import { FULL } from '../site/builds.ts'
import { expectNoFaults } from '../site/expect-no-faults.ts'
import { newAccount } from '../site/new-account.ts'
import { fillIn, PASSWORD } from '../site/sign-up.ts'

const RESOURCE = `${FULL}/mcp`
const SCOPE = 'projects:read notes:read library:read'

/** The page of an assistant that the browser is sent back to. */
let assistant: Server
let callback: string
test.beforeAll(async () => {
  assistant = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<title>Back</title>'))
  await new Promise<void>((resolve) => assistant.listen(0, '127.0.0.1', resolve))
  callback = `http://127.0.0.1:${(assistant.address() as AddressInfo).port}/callback`
})
test.afterAll(() => assistant.close())

test('an assistant is connected by the whole dance, works, and is refused once it is revoked', async ({
  page,
  request,
}) => {
  test.slow()
  const email = await newAccount(page)
  await page.context().clearCookies()

  const refused = await callTools(request)
  expect(refused.status).toBe(401)
  const metadata = /resource_metadata="([^"]+)"/.exec(refused.challenge)?.[1] ?? ''
  const resource = await (await request.get(metadata)).json()
  expect(resource).toMatchObject({ resource: RESOURCE, scopes_supported: SCOPE.split(' ') })
  const server = await (await request.get(wellKnown(resource.authorization_servers[0]))).json()
  expect(server).toMatchObject({ code_challenge_methods_supported: ['S256'] })

  const client = await register(request, server.registration_endpoint)
  const { address, verifier } = authorizeAddress(server.authorization_endpoint, client)
  await page.goto(address)
  await expect(page).toHaveURL(/\/login\?return_to=/)
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page).toHaveURL(/\/oauth\/consent\?authorization_id=\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walking Assistant asks to read from your account')
  const may = page.getByRole('region', { name: 'What it could do' })
  await expect(may.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText(`A program on this computer (${new URL(callback).host})`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who asks' }).getByText(email)).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Allow' }).click()

  await page.waitForURL((url) => url.href.startsWith(callback))
  const given = new URL(page.url()).searchParams
  expect([given.get('state'), given.get('iss')]).toEqual(['a state', server.issuer])
  const form = { grant_type: 'authorization_code', client_id: client, redirect_uri: callback, resource: RESOURCE }
  const answer = await request.post(server.token_endpoint, {
    form: { ...form, code: String(given.get('code')), code_verifier: verifier },
  })
  const token = await answer.json()
  expect(token).toMatchObject({ token_type: 'bearer', scope: SCOPE })
  const claims = JSON.parse(Buffer.from(token.access_token.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({ aud: RESOURCE, iss: server.issuer, client_id: client, scope: SCOPE })

  const worked = await callTools(request, token.access_token)
  expect([worked.status, worked.body]).toEqual([200, expect.stringContaining('projects_find')])
  expect((await request.get(`${FULL}/auth/profile`, bearer(token.access_token))).status()).toBe(401)

  await page.goto(`${FULL}/profile`)
  await page.getByRole('button', { name: 'Revoke the access of Walking Assistant' }).click()
  await expect(page.getByText('Walking Assistant can no longer read your sets.')).toBeVisible()
  await expect(async () => expect((await callTools(request, token.access_token)).status).toBe(401)).toPass()
  const again = await request.post(server.token_endpoint, {
    form: { grant_type: 'refresh_token', client_id: client, refresh_token: token.refresh_token },
  })
  expect([again.status(), (await again.json()).error]).toEqual([400, 'invalid_grant'])
})

test('somebody who is signed in is asked at once, even where the assistant is a page of another site', async ({
  page,
  complaints,
  request,
}) => {
  await newAccount(page)
  const client = await register(request, `${FULL}/auth/v1/oauth/clients/register`)
  const { address } = authorizeAddress(`${FULL}/auth/v1/oauth/authorize`, client)
  await page.goto(callback)
  await page.evaluate((to) => location.assign(to), address)
  await page.getByRole('button', { name: 'Deny' }).click()
  await page.waitForURL((url) => url.href.startsWith(callback))
  const told = new URL(page.url()).searchParams
  expect([told.get('error'), told.get('state'), told.get('code')]).toEqual(['access_denied', 'a state', null])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This request is no longer open' })).toBeVisible()
  expect(complaints.splice(0), 'of the request that is closed only').toEqual([expect.stringContaining('400')])
  await expectNoFaults(page)
})

test('no page of others may hold the page of consent, nor does the sign-in lead away from the site', async ({
  page,
  request,
}) => {
  const { headers } = await readPage(request, `${FULL}/oauth/consent?authorization_id=x`)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-frame-options']).toBe('DENY')
  const email = await newAccount(page)
  await page.context().clearCookies()
  await page.goto(`${FULL}/login?return_to=${encodeURIComponent(callback)}`)
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page).toHaveURL(`${FULL}/dashboard`)
})

async function register(request: APIRequestContext, endpoint: string): Promise<string> {
  const data = { client_name: 'Walking Assistant', redirect_uris: [callback], token_endpoint_auth_method: 'none' }
  const answer = await request.post(endpoint, { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).client_id
}

function authorizeAddress(endpoint: string, client: string): { address: string; verifier: string } {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: callback,
    response_type: 'code',
    scope: SCOPE,
    state: 'a state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: RESOURCE,
  })
  return { address: `${endpoint}?${query}`, verifier }
}

async function callTools(request: APIRequestContext, token?: string) {
  const answer = await request.post(RESOURCE, {
    ...(token ? bearer(token) : {}),
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  })
  return { status: answer.status(), body: await answer.text(), challenge: answer.headers()['www-authenticate'] ?? '' }
}

function bearer(token: string) {
  const accept = 'application/json, text/event-stream'
  return { headers: { authorization: `Bearer ${token}`, accept, 'mcp-protocol-version': '2025-06-18' } }
}

/** RFC 8414: the well-known part stands before the issuer's own path. */
function wellKnown(issuer: string): string {
  const { origin, pathname } = new URL(issuer)
  return `${origin}/.well-known/oauth-authorization-server${pathname}`
}

async function readPage(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { headers: { accept: 'text/html' } })
  return { headers: answer.headers() }
}
