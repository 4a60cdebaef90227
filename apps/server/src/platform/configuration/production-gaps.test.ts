import { expect, it } from 'vitest'
import { type Configuration, readConfiguration } from './configuration.ts'
import { openHere, productionGaps } from './production-gaps.ts'
import { startNotes } from './start-notes.ts'

const READY = {
  FEATURES: 'all',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://kvint.example',
  SMTP_URL: 'smtps://user:pass@mail.example',
  TRUSTED_PROXIES: '10.0.0.1',
  SESSION_KEY: 'q0Wv4nTz8Jb2Ls6Yc1Rd5Gk9Hm3Xp7Fe',
  DATABASE_URL: 'postgres://user:pass@db.example/kvint',
}
function read(env: Record<string, string | undefined>): Configuration {
  const configuration = readConfiguration(env)
  if ('problems' in configuration) throw new Error(configuration.problems.join('\n'))
  return configuration
}
const lacks = (env: Record<string, string | undefined>) => productionGaps(read(env)).join('\n')

it.each([
  ['SMTP_URL', /No SMTP_URL: no one can confirm/],
  ['TRUSTED_PROXIES', /No TRUSTED_PROXIES: .* one limit/],
  ['DATABASE_URL', /No DATABASE_URL/],
])('says what comes of a server without %s', (name, words) => {
  expect(lacks(READY)).not.toMatch(words)
  expect(lacks({ ...READY, [name]: undefined })).toMatch(words)
})

it('says that an address without https can be listened to', () => {
  expect(lacks({ ...READY, PUBLIC_URL: 'http://kvint.example' })).toMatch(/No https/)
  expect(lacks(READY)).not.toMatch(/No https/)
})

it('leaves a machine of one’s own alone, and says there what is open and why', () => {
  const local = read({ FEATURES: 'all' })
  expect(productionGaps(local)).toEqual([])
  expect(openHere(local).join('\n')).toMatch(/\/outbox .* SMTP_URL[\s\S]*\/local-pay .* PADDLE_/)
  expect(openHere(read(READY))).toEqual([])
  expect(openHere(read({}))).toEqual([])
})

it('stands in one piece of text that begins with the address', () => {
  const here = startNotes(read({ FEATURES: 'all' }), 8080).split('\n')
  expect(here.slice(0, 3)).toEqual([
    'Kvint is ready at http://localhost:8080',
    'Mails that it sends are at http://localhost:8080/outbox',
    expect.stringMatching(/^Open to this machine alone, .* set PUBLIC_URL/),
  ])
  expect(here.slice(3).every((line) => line.startsWith('- '))).toBe(true)
  expect(here.join('\n')).toContain('- /local-pay plays')
  const lacking = startNotes(read({ ...READY, SMTP_URL: undefined }), 80)
  expect(lacking).toMatch(/\nFor production this server lacks:\n- No SMTP_URL: /)
  expect(lacking).not.toContain('/outbox')
})
