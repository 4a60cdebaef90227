import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildApp } from '../src/app.ts'
import { readConfiguration } from '../src/platform/configuration/configuration.ts'
import { freePort } from '../src/platform/operations/testing/free-port.ts'

/**
 * Runs the authorization part of the official conformance suite against our own authorization server, with a person
 * who is signed in and allows what is asked. Wants the built site. Arguments go to the suite.
 */
const [port, callbackPort] = await Promise.all([freePort(), freePort()])
const folder = await mkdtemp(join(tmpdir(), 'kvint-authorization-'))
const site = `http://localhost:${port}`
const configuration = readConfiguration({
  PORT: String(port),
  FEATURES: 'auth,registration,projects',
  KVINT_DATA: folder,
  LOG_LEVEL: 'error',
})
if ('problems' in configuration) throw new Error(configuration.problems.join('\n'))
const app = await buildApp(configuration)
await app.listen({ port, host: 'localhost' })

const { issuer, registrationEndpoint } = await authorizationServer()
const person = await signUp()
const clientId = await register(registrationEndpoint)
process.exitCode = await suite()
await app.close()
await rm(folder, { recursive: true })

async function suite(): Promise<number> {
  const manifest = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')
  const args = ['authorization', '--url', issuer, '--client-id', clientId, '--resource', `${site}/mcp`]
  const more = ['--port', String(callbackPort), '-o', join(folder, 'results'), ...process.argv.slice(2)]
  const child = spawn(process.execPath, [join(dirname(manifest), 'dist/index.js'), ...args, ...more])
  let said = ''
  let isAllowed = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text)
      said += text
      const [asked] = /http:\/\/localhost:\d+\/auth\/v1\/oauth\/authorize\?\S+/.exec(said) ?? []
      if (asked === undefined || isAllowed) return
      isAllowed = true
      void allow(asked)
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

/** What the person does in her browser: she follows the address, allows, and is sent back to the client. */
async function allow(address: string): Promise<void> {
  const consentPage = (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? ''
  const id = new URL(consentPage, site).searchParams.get('authorization_id') ?? ''
  const at = `${issuer}/oauth/authorizations/${id}`
  const headers = { ...person, 'content-type': 'application/json', origin: site }
  await fetch(at, { headers })
  const answer = await fetch(`${at}/consent`, { method: 'POST', headers, body: '{"action":"approve"}' })
  const { redirect_url: back } = (await answer.json()) as { redirect_url: string }
  await fetch(back)
}

async function authorizationServer() {
  const resource = await json(await fetch(`${site}/.well-known/oauth-protected-resource/mcp`))
  const [issuer] = resource['authorization_servers'] as string[]
  const { origin, pathname } = new URL(String(issuer))
  const server = await json(await fetch(`${origin}/.well-known/oauth-authorization-server${pathname}`))
  return { issuer: String(server['issuer']), registrationEndpoint: String(server['registration_endpoint']) }
}

async function signUp(): Promise<Record<string, string>> {
  const page = await (await fetch(site)).text()
  const { auth } = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '{}') as { auth?: { anonKey: string } }
  const apikey = auth?.anonKey ?? ''
  const body = JSON.stringify({ email: `${randomUUID()}@example.org`, password: randomUUID() })
  const headers = { apikey, 'content-type': 'application/json' }
  const answer = await json(await fetch(`${issuer}/signup`, { method: 'POST', headers, body }))
  return { apikey, authorization: `Bearer ${String(answer['access_token'])}` }
}

async function register(endpoint: string): Promise<string> {
  const body = JSON.stringify({
    client_name: 'Conformance suite',
    redirect_uris: [`http://127.0.0.1:${callbackPort}/callback`],
    token_endpoint_auth_method: 'none',
  })
  const answer = await fetch(endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return String((await json(answer))['client_id'])
}

async function json(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.json()) as Record<string, unknown>
}
