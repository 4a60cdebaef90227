import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { newPerson, type Person } from '../testing/people.ts'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'
import { newParseLimits } from './cursor.ts'
import { parseFilter } from './parse-filters.ts'
import { parseOrder } from './parse-order.ts'
import { parseSelect } from './parse-select.ts'

const nested = (depth: number) => `${'(or'.repeat(depth)}(id.eq.1${')'.repeat(depth + 1)}`

describe('what a query may ask for', () => {
  it.each([
    ['levels of conditions', () => parseFilter('or', nested(10), newParseLimits()), 'more than 10 levels'],
    [
      'levels of tables',
      () => parseSelect(`${'a('.repeat(11)}b${')'.repeat(11)}`, newParseLimits()),
      'more than 10 levels',
    ],
    ['levels of a path', () => parseFilter(`${'a.'.repeat(12)}b`, 'eq.1', newParseLimits()), 'more than 10 levels'],
    [
      'conditions',
      () => parseFilter('or', `(${Array(101).fill('a.eq.1').join(',')})`, newParseLimits()),
      'more than 100 conditions',
    ],
    [
      'values of a list',
      () => parseFilter('id', `in.(${','.repeat(1000)})`, newParseLimits()),
      'more than 1000 values',
    ],
    [
      'values of all lists',
      () => {
        const limits = newParseLimits()
        for (const list of ['in.(', 'like(any).{'])
          parseFilter('id', `${list}${','.repeat(500)}${list.endsWith('(') ? ')' : '}'}`, limits)
      },
      'more than 1000 values',
    ],
    ['columns', () => parseSelect(Array(201).fill('a').join(','), newParseLimits()), 'more than 200 columns'],
    [
      'columns of an order',
      () => parseOrder(Array(201).fill('a').join(','), newParseLimits()),
      'more than 200 columns',
    ],
    ['steps into json', () => parseSelect(`a${'->b'.repeat(21)}`, newParseLimits()), 'more than 20 steps'],
  ])('has an end: %s', (_, parse, message) => {
    expect(parse).toThrow(message)
  })

  it('is read up to that end', () => {
    expect(parseFilter('or', nested(9), newParseLimits())).toBeDefined()
    expect(parseFilter('id', `in.(${','.repeat(999)})`, newParseLimits())).toBeDefined()
    expect(parseFilter('or', `(${Array(100).fill('a.eq.1').join(',')})`, newParseLimits())).toBeDefined()
  })

  /** The counted work of a parser that goes back: each of these took the square of its length. */
  it.each([
    ['parentheses', 'or', '('.repeat(200_000)],
    ['groups', 'or', '(or'.repeat(100_000)],
    ['closing parentheses', 'or', `(${')'.repeat(200_000)}`],
    ['quotes', 'or', `("${'\\"'.repeat(100_000)}`],
    ['dots', 'or', `(${'a.'.repeat(100_000)})`],
    ['commas', 'id', `in.(${','.repeat(200_000)}`],
    ['dashes', '-'.repeat(200_000), 'eq.1'],
    ['blanks', `${' '.repeat(200_000)}"`, 'eq.1'],
    ['arrows', `a${'->'.repeat(100_000)}`, 'eq.1'],
  ])('is read once, from left to right: %s', (_, key, value) => {
    const startedAt = process.cpuUsage()
    expect(() => parseFilter(key, value, newParseLimits())).toThrow(/failed to parse|more than/)
    // 200 kB in well under a second of work; the square of it would be minutes.
    expect(process.cpuUsage(startedAt).user).toBeLessThan(1_000_000)
  })
})

describe.skipIf(!hasPostgres())('the limits of /rest/v1', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let ada: Person
  let bo: Person
  beforeAll(async () => {
    cluster = await startCluster()
    service = await cluster.start({
      rest: {
        maximumRows: 5,
        maximumBodyBytes: 10_000,
        statementSeconds: 0.5,
        turns: { atOncePerCaller: 1, waitingPerCaller: 3 },
      },
    })
    await service.pool.query(`
      create table public.numbers (n int primary key, text text);
      insert into public.numbers select n, 'x' from generate_series(1, 20) n;
      create function public.slowly() returns int language plpgsql stable as 'begin perform pg_sleep(5); return 1; end';
      create function public.many() returns setof int language sql stable as 'select generate_series(1, 50)';`)
    ada = await newPerson(service)
    bo = await newPerson(service)
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const as = (person: Person, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    service.rest(method, path, body, { token: person.token, headers })

  it('gives no more rows than the maximum, whatever is asked for', async () => {
    for (const path of ['/numbers', '/numbers?limit=20', '/rpc/many', '/rpc/many?limit=20'])
      expect([path, JSON.parse((await as(ada, 'GET', path)).text)]).toEqual([
        path,
        expect.objectContaining({ length: 5 }),
      ])
    expect(JSON.parse((await as(ada, 'GET', '/numbers?limit=3')).text)).toHaveLength(3)
  })

  it('ends a statement that takes too long', async () => {
    const { status, body } = await as(ada, 'POST', '/rpc/slowly', {})
    expect([status, body['code']]).toEqual([500, '57014'])
  })

  it('lets one account keep only its share of the connections busy; others go on', async () => {
    const slow = Array.from({ length: 8 }, () => as(ada, 'POST', '/rpc/slowly', {}))
    expect((await as(bo, 'GET', '/numbers?limit=1')).status).toBe(200)
    const answers = await Promise.all(slow)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThanOrEqual(4)
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({
        code: 'PGRST003',
        message: 'Too many requests wait for the database. Wait 1 s, then try again.',
      })
      expect(headers.get('retry-after')).toBe('1')
    }
  })

  it.each([
    [`text=match.(a*)*\\1$`, 'with a reference back to a group'],
    [`text=imatch.${'a'.repeat(201)}`, 'longer than 200 signs'],
    [`text=match.((a{1,99}){1,99}){1,99}`, 'that repeats more than 1000 times'],
    [`text=match.***=x`, 'with a director'],
    [`text=like.${'a'.repeat(1001)}`, 'longer than 1000 signs'],
    [`text=match(any).{a,(a*)*\\1$}`, 'with a reference back to a group'],
    [`or=(n.eq.1,text.match.(a*\\1$)`, 'with a reference back to a group'],
  ])('takes no pattern that costs more than it says: %s', async (filter, reason) => {
    const { status, body } = await as(ada, 'GET', `/numbers?${filter}`)
    expect([status, body['code'], body['message']]).toEqual([400, 'PGRST100', `A pattern ${reason} is not taken`])
  })

  it('takes no long body and no deep one', async () => {
    expect((await as(ada, 'POST', '/numbers', { text: 'x'.repeat(10_001) })).status).toBe(413)
    const deep = await as(ada, 'POST', '/numbers', `{"text":${'['.repeat(1000)}${']'.repeat(1000)}}`)
    for (const open of ['"\\"'.repeat(3000), '['.repeat(9000)])
      expect((await as(ada, 'POST', '/numbers', open)).status).toBe(400)
    expect([deep.status, deep.body['message']]).toEqual([400, 'The body has more than 100 levels within each other'])
  })

  it.each([
    ['\\u0000', 'a NUL sign'],
    ['\\ud800', 'half a sign (a lone surrogate)'],
    ['x\\udc00', 'half a sign (a lone surrogate)'],
    ['\\udc00\\ud800', 'half a sign (a lone surrogate)'],
  ])('refuses text that Postgres cannot keep: %s', async (text, what) => {
    for (const body of [`{"n":99,"text":"${text}"}`, `{"n":99,"text":{"${text}":1}}`, `[[{"a":["${text}"]}]]`]) {
      const answer = await as(ada, 'POST', '/numbers', body)
      expect([answer.status, answer.body['code'], answer.body['message']]).toEqual([
        400,
        'PGRST102',
        `The body has a text with ${what}`,
      ])
    }
    const called = await as(ada, 'POST', '/rpc/slowly', `{"a":"${text}"}`)
    expect(called.status).toBe(400)
  })

  it('keeps what only looks like that', async () => {
    const answer = await as(ada, 'POST', '/numbers?select=text', '{"n":98,"text":"\\\\u0000 \\ud83c\\udfb5"}', {
      prefer: 'return=representation',
    })
    expect(JSON.parse(answer.text)).toEqual([{ text: '\\u0000 🎵' }])
    expect((await as(ada, 'GET', '/numbers?text=eq.%00')).status).toBe(400)
  })

  it('counts the calls of each, reads and writes apart, before it looks at them', async () => {
    const limited = await cluster.start(
      { limits: { isEnabled: true }, rest: { readsPerMinute: 12, writesPerMinute: 4 } },
      service,
    )
    const beside = await cluster.start(limited.hosted.settings, service)
    const call = (token: string | undefined, method: string, body?: unknown, on = limited) =>
      on.rest(method, '/numbers?nonsense', body, { token })
    const statuses = []
    for (let n = 0; n < 5; n += 1) statuses.push((await call(ada.token, 'GET')).status)
    expect(statuses).toEqual([400, 400, 400, 429, 429])
    expect((await call(ada.token, 'GET', undefined, beside)).status).toBe(429)
    expect((await limited.rest('GET', '/unknown', undefined, { token: ada.token })).status).toBe(429)
    expect((await call(ada.token, 'POST', {})).status).toBe(400)
    const refused = await call(ada.token, 'POST', {})
    const seconds = Number(refused.headers.get('retry-after'))
    expect([refused.status, seconds > 0 && seconds <= 15]).toEqual([429, true])
    // A body that would be refused is not read any more either.
    expect((await call(ada.token, 'POST', '{')).status).toBe(429)
    expect(refused.body['message']).toBe(`You call too often. Wait ${seconds} s, then go on more slowly.`)
    expect([(await call(bo.token, 'GET')).status, (await call(undefined, 'GET')).status]).toEqual([400, 400])
    for (let n = 0; n < 9; n += 1) expect((await call(limited.hosted.apiKeys.secret, 'GET')).status).toBe(400)
  })
})
