import type { Attack, Means } from './means.ts'

/** As long as an address may be beside a token; signs that are escaped take three times the room. */
const LONG = 13_000
const ESCAPED = 4000
const fill = (part: string, length = LONG) => part.repeat(Math.floor(length / part.length))

const get =
  (query: string): Attack['strike'] =>
  ({ call, token }) =>
    call('GET', `/rest/v1/users?${query}`, token)
const withHeaders =
  (headers: Record<string, string>): Attack['strike'] =>
  ({ call, token }) =>
    call('GET', '/rest/v1/users', token, undefined, headers)
const write =
  (method: string, body: string, query = ''): Attack['strike'] =>
  ({ call, token, id }) =>
    call(method, `/rest/v1/users?supabase_id=eq.${id}${query}`, token, body)
const auth =
  (method: string, path: string, body: string): Attack['strike'] =>
  ({ call, token }) =>
    call(method, `/auth/v1${path}`, token, body)
const frame = (topic: string, event: string, payload: unknown) =>
  JSON.stringify(['1', '1', `realtime:${topic}`, event, payload])
const socket =
  (frames: (means: Means) => string[], lingerMs?: number): Attack['strike'] =>
  (means) =>
    means.open(frames(means), lingerMs)
const join = (topic: string, token: string, config: unknown = {}) =>
  frame(topic, 'phx_join', { config, access_token: token })
const every = { postgres_changes: Array.from({ length: 50 }, () => ({ event: '*', schema: '*' })) }

const queries: [string, string][] = [
  ['nested or', `or=${fill('(or', 9000)}(id.eq.1${fill(')', 3000)}`],
  ['nested and, closed', `or=(${fill('and(', 9000)}a.eq.1${fill(')', 2250)})`],
  ['conditions', `or=(${fill('username.eq.a,')}username.eq.b)`],
  ['parameters', fill('username=neq.a&')],
  ['a list of commas', `username=in.(${fill(',')})`],
  ['a list of quotes', `username=in.(${fill('"a",', ESCAPED)}"b")`],
  ['escapes in quotes', `or=("${fill('%5C%22', 12_000)}`],
  ['dots in a key', `${fill('a.')}b=eq.1`],
  ['arrows', `username${fill('->a', 2 * ESCAPED)}=eq.1`],
  ['columns', `select=${fill('username,')}username`],
  ['nested tables', `select=${fill('users(', 9000)}username${fill(')', 1500)}`],
  ['casts', `select=${fill('username::text,')}email`],
  ['an order by many', `order=${fill('username.desc,')}email`],
  ['spread tables', `select=${fill('...users(', 9000)}`],
  ['a pattern that refers back', 'username=match.(a*)*%5C1$'],
  ['a pattern of stars', `username=match.${fill('(a*)*', 190)}$`],
  ['a pattern of alternatives', `username=match.${fill('(a|aa)%2B', 190)}$`],
  ['nested repetitions', 'username=match.((a{1,200}){1,200}){1,200}'],
  ['a like of signs', `username=like.${fill('*a')}`],
  ['a text search', `username=fts.${fill('a%7C')}b`],
  ['a web search', `username=wfts.${fill('"a ', ESCAPED)}`],
  ['an offset beyond everything', 'offset=999999999999999&limit=1000'],
  ['a path of json', `select=${fill('username->a->b,', 2 * ESCAPED)}email`],
  ['names that are not there', `${fill('x')}=eq.1`],
]

const bodies: [string, Attack['strike']][] = [
  ['a body of lists', write('PATCH', '['.repeat(500_000))],
  ['a body of nested objects', write('PATCH', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)],
  ['a body of keys', write('PATCH', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join(',')}}`)],
  ['a body of quotes', write('PATCH', `"${'\\"'.repeat(400_000)}`)],
  ['a body that is too long', write('PATCH', `{"username":"${'x'.repeat(2_000_000)}"}`)],
  ['a long name', write('PATCH', JSON.stringify({ username: 'x'.repeat(1_000_000) }))],
  [
    'many records',
    ({ call, token, id }) =>
      call(
        'POST',
        '/rest/v1/users',
        token,
        JSON.stringify(Array.from({ length: 9000 }, () => ({ supabase_id: id, username: 'a' }))),
      ),
  ],
  ['surrogates', write('PATCH', `{"username":"${'\\ud800'.repeat(100_000)}"}`)],
  ['metadata', auth('PUT', '/user', `{"data":{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join(',')}}}`)],
  ['nested metadata', auth('PUT', '/user', `{"data":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`)],
]

const headers: [string, Record<string, string>][] = [
  ['forms in Accept', { accept: `${fill('text/x;q=0.1,')}text/y` }],
  ['quotes in Accept', { accept: fill('"') }],
  ['preferences', { prefer: `handling=strict,${fill('a=b,')}` }],
  ['a Range', { range: `${fill('9')}-` }],
]

const sockets: Attack[] = [
  { name: 'sockets that open and close', atOnce: 20, strike: socket(() => [], 0) },
  { name: 'sockets that stay', atOnce: 150, strike: socket(() => [], 2000) },
  { name: 'a flood of heartbeats', atOnce: 5, strike: socket(() => Array(2000).fill(frame('a', 'heartbeat', {}))) },
  {
    name: 'a flood of joins',
    atOnce: 5,
    strike: socket(({ token }) => Array.from({ length: 150 }, (_, n) => join(`t${n}`, token))),
  },
  {
    name: 'private joins',
    atOnce: 5,
    strike: socket(({ token }) => Array.from({ length: 100 }, (_, n) => join(`p${n}`, token, { private: true }))),
  },
  {
    name: 'every change, fifty times',
    atOnce: 15,
    strike: socket(({ token }) => Array.from({ length: 10 }, (_, n) => join(`c${n}`, token, every)), 1000),
  },
  {
    name: 'large frames',
    atOnce: 10,
    strike: socket(({ token }) => [
      join('a', token),
      frame('a', 'broadcast', { event: 'x', payload: 'x'.repeat(250_000) }),
    ]),
  },
  { name: 'deep frames', atOnce: 10, strike: socket(() => [`${'['.repeat(120_000)}${']'.repeat(120_000)}`]) },
]

export const worstInputs: Attack[] = [
  ...queries.map(([name, query]) => ({ name: `query: ${name}`, atOnce: 10, strike: get(query) })),
  ...bodies.map(([name, strike]) => ({ name: `body: ${name}`, atOnce: 5, strike })),
  ...headers.map(([name, list]) => ({ name: `header: ${name}`, atOnce: 10, strike: withHeaders(list) })),
  ...sockets.map((attack) => ({ ...attack, name: `socket: ${attack.name}` })),
]
