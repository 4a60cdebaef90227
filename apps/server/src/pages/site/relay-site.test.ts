import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALL_FEATURES_OFF } from '@kvint/contract'
import { relaySite } from './relay-site.ts'

const app = fastify()
let site: Server

beforeAll(async () => {
  site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`${request.url} ${decodeURIComponent(String(request.headers['x-configuration']))}`)
  }).listen(0)
  const { port } = site.address() as AddressInfo
  const told = { environment: 'development', features: ALL_FEATURES_OFF } as const
  await app.register(relaySite, { site: `http://localhost:${port}`, told })
})
afterAll(async () => {
  await app.close()
  site.close()
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers })

it('lets the development server draw a page for the configuration of this one', async () => {
  const { body } = await get('/pricing?plan=pro', { accept: 'text/html', 'x-configuration': '{}' })
  expect(body).toContain('/pricing?plan=pro {"environment":"development"')
})

it('sends modules, and a person at an unknown page to the home page', async () => {
  expect((await get('/@vite/client', { accept: '*/*' })).body).toContain('/@vite/client')
  expect((await get('/nonsense')).headers.location).toBe('/')
})

it('asks no other server, whatever the address looks like', async () => {
  expect((await get('//example.org/a.js', { accept: '*/*' })).body).toContain('//example.org/a.js')
})

it('answers for the API itself', async () => {
  expect((await get('/api/v1/nothing')).json()).toMatchObject({ error: { code: 'not-found' } })
})
