import { signUpByInject } from '../src/pages/site/sign-up-by-inject.ts'
import { startSite } from '../src/pages/site/site-fixture.ts'
import type { Check } from './check.ts'

export const LOGS: Check = {
  number: 25,
  name: '10,000 lines of log at the finest level',
  limit: 'no token, key, password, address or link token in any; each request has its line',
  run: async () => {
    const seen = { lines: 0, requests: 0 }
    const found = new Set<string>()
    const canaries = new Set(['canary-9b7e'])
    const site = await startSite('all', {
      operations: { logLevel: 'trace' },
      logTo: {
        write(line) {
          seen.lines += 1
          if (line.includes('"msg":"answered"')) seen.requests += 1
          for (const canary of canaries) if (line.includes(canary)) found.add(line.slice(0, 200))
        },
      },
    })
    const who = await signUpByInject(site.app, 'canary-9b7e@example.org')
    const key = (await who.call('POST', '/api/v1/api-keys', { name: 'canary-9b7e', scopes: ['account:read'] })).json()
    canaries.add(String(key.secret)).add(who.token).add(who.id)
    const payload = { email: 'canary-9b7e@example.org', password: 'canary-9b7e' }
    while (seen.lines < 10_000) {
      await Promise.all([
        site.app.inject({
          url: '/auth/profile',
          headers: { authorization: `Bearer ${key.secret}`, cookie: 'sid=canary-9b7e' },
        }),
        site.app.inject('/api/v1/waitlist/confirm?token=canary-9b7e'),
        site.app.inject('/api/v1/projects?cursor=canary-9b7e'),
        site.app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload }),
        site.app.inject({ url: '/auth/v1/verify?token=canary-9b7e&type=signup' }),
        site.app.inject({
          method: 'POST',
          url: '/api/session/adopt',
          payload: { refresh_token: 'canary-9b7e' },
          headers: { 'x-session': '1' },
        }),
        who.call('GET', '/auth/subscription'),
      ])
    }
    await site.close()
    return {
      isGood: found.size === 0 && seen.requests > 0,
      figure: `${seen.lines} lines, ${seen.requests} of requests, ${found.size} with a canary ${[...found].slice(0, 1).join('')}`,
    }
  },
}
