import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Attack, Means } from './means.ts'

const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length))

type Strike = Attack['strike']
const get =
  (path: string | ((means: Means) => string), token?: string): Strike =>
  (means) =>
    means.call('GET', typeof path === 'string' ? path : path(means), token ?? means.token)
const post =
  (path: string, body: string, headers?: Record<string, string>): Strike =>
  ({ call, token }) =>
    call('POST', path, token, body, headers)
const set =
  (content: (n: number) => Uint8Array): Strike =>
  ({ call, token, n }) =>
    call('POST', `/api/v1/projects?fileName=${n}.als`, token, content(n), {
      'content-type': 'application/octet-stream',
    })
const rpc = (method: string, params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const tool = (name: string, input: unknown) => rpc('tools/call', { name, arguments: input })
const hello = rpc('initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'attack', version: '1' },
})
const JSON_ALONE = { accept: 'application/json' }
const BOTH = { accept: 'application/json, text/event-stream' }

const bomb = gzipSync(`<?xml version="1.0"?><Ableton Creator="Live 12">${fill('<a b="c"/>', 60_000_000)}</Ableton>`)
const deep = gzipSync(`<?xml version="1.0"?><Ableton Creator="Live 12">${fill('<a>', 6_000_000)}`)

const tracks = (n: number) =>
  gzipSync(
    `<?xml version="1.0"?><Ableton MajorVersion="5" MinorVersion="12.0_12049" Creator="Ableton Live 12.0"><LiveSet><Tracks>${Array.from({ length: 150_000 }, (_, at) => `<MidiTrack Id="${at}"><Name><EffectiveName Value="${n}"/></Name></MidiTrack>`).join('')}</Tracks></LiveSet></Ableton>`,
  )

const pages: [string, Strike][] = [
  ['a long address', get(`/${fill('a/', 13_000)}`)],
  ['signs that are none', get(`/${fill('%e4%b8', 12_000)}`)],
  ['dots', get(`/${fill('../', 12_000)}etc/passwd`)],
  ['the first page', get('/')],
  ['pages that are not there', get(({ n }) => `/nothing/${n}`)],
  ['cookies', ({ call }) => call('GET', '/login', undefined, undefined, { cookie: fill('sid=a; ', 12_000) })],
]

const api: [string, Strike][] = [
  ['projects', get('/api/v1/projects')],
  ['a long search', get(`/api/v1/projects?search=${fill('a ', 6000)}`)],
  ['links that are guessed', get(({ n }) => `/api/v1/shared/${n}${'x'.repeat(30)}`)],
  ['keys that are guessed', ({ call, n }) => call('GET', '/api/v1/projects', `kvint_${n}${'x'.repeat(40)}`)],
  ['long tokens', get('/auth/profile', `${fill('eyJ', 4000)}.${fill('eyJ', 4000)}.${fill('abc', 4000)}`)],
  ['a message of brackets', post('/api/v1/contact', fill('[', 900_000))],
  ['an export', get('/api/v1/projects/export')],
  ['streams of events', ({ listen }) => listen('/api/v1/projects/events', 1000)],
  ['sign-ins', post('/auth/v1/token?grant_type=password', '{"email":"ada@kvint.test","password":"guess"}')],
  [
    'sign-ups',
    ({ call, n }) => call('POST', '/auth/v1/signup', undefined, { email: `x${n}@kvint.test`, password: 'right horse' }),
  ],
  [
    'cookies of sessions',
    ({ call, n }) =>
      call(
        'POST',
        '/api/session/refresh',
        undefined,
        {},
        { cookie: `sid=${String(n).padEnd(43, 'x')}`, 'x-session': '1' },
      ),
  ],
]

const uploads: [string, Strike][] = [
  ['noise', set(() => randomBytes(1_000_000))],
  ['a bomb', set((n) => Buffer.concat([bomb, Buffer.from(String(n))]))],
  ['levels without end', set((n) => Buffer.concat([deep, Buffer.from(String(n))]))],
  ['tracks without end', set(tracks)],
  [
    'announced',
    ({ call, token }) =>
      call('POST', '/api/v1/uploads', token, undefined, {
        'tus-resumable': '1.0.0',
        'upload-length': '64000000',
        'upload-metadata': `filename ${btoa('a.als')}`,
      }),
  ],
]

const tools: [string, Strike][] = [
  ['levels', post('/mcp', fill('{"a":', 3_000_000), JSON_ALONE)],
  ['a batch', post('/mcp', `[${Array.from({ length: 5000 }, () => rpc('tools/list', {})).join(',')}]`, JSON_ALONE)],
  [
    'a batch of calls',
    post(
      '/mcp',
      `[${Array.from({ length: 20 }, () => tool('project_overview', { project: 'example' })).join(',')}]`,
      JSON_ALONE,
    ),
  ],
  ['a long search', post('/mcp', tool('projects_find', { text: fill('a ', 2_000_000) }), JSON_ALONE)],
  ['what is not there', post('/mcp', tool(fill('x', 100_000), {}), JSON_ALONE)],
  ['overviews', post('/mcp', tool('project_overview', { project: 'example' }), JSON_ALONE)],
  ['99,999 bars', post('/mcp', tool('harmony_read', { project: 'example', bars: '1-99999' }), JSON_ALONE)],
  ['questions to a set', post('/mcp', tool('mix_facts', { project: 'example' }), JSON_ALONE)],
  ['sessions', post('/mcp', hello, BOTH)],
  ['streams', ({ listen }) => listen('/mcp/sse', 1000)],
]

const named = (room: string, atOnce: number, inputs: [string, Strike][]): Attack[] =>
  inputs.map(([name, strike]) => ({ name: `${room}: ${name}`, atOnce, strike }))

/** What the whole server takes in beside the account service: pages, the API, uploads and the analysis of them, tools. */
export const serverInputs: Attack[] = [
  ...named('page', 15, pages),
  ...named('API', 15, api),
  ...named('upload', 4, uploads),
  ...named('tools', 10, tools),
]
