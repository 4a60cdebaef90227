import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPool, startTestPostgres } from '@kvint/postgres'
import fastify from 'fastify'
import { hostedService } from '../src/hosted-service.ts'

/** Starts the four servers of auth-js's docker suite, each on a database of its own, with the keys of its compose file. */
const compose = readFileSync(join(process.argv[2] ?? '.', 'packages/core/auth-js/infra/docker-compose.yml'), 'utf8')
const postgres = await startTestPostgres(async () => {})
for (const block of compose.split(/^ {2}(?=\w+:)/m).filter((text) => text.includes('GOTRUE_JWT_SECRET')))
  await startOne(block)
process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))

async function startOne(block: string): Promise<void> {
  const value = (name: string) => new RegExp(`${name}: '?(.*?)'?$`, 'm').exec(block)?.[1]
  const port = Number(value('PORT'))
  const url = `http://localhost:${port}`
  const connectionString = await postgres.newDatabase()
  const app = fastify({ forceCloseConnections: true })
  await hostedService(app, {
    pool: openPool(connectionString),
    connectionString,
    settings: {
      authUrl: url,
      siteUrl: url,
      paths: { auth: '', rest: '/rest/v1', realtime: '/realtime/v1' },
      keys: {
        jwtSecret: value('GOTRUE_JWT_SECRET'),
        signing: JSON.parse(value('GOTRUE_JWT_KEYS') ?? '[]') as unknown,
        isRequiredForAuth: false,
      },
      signUp: {
        isDisabled: value('GOTRUE_DISABLE_SIGNUP') === 'true',
        hasEmail: value('GOTRUE_EXTERNAL_EMAIL_ENABLED') !== 'false',
        hasPhone: value('GOTRUE_EXTERNAL_PHONE_ENABLED') === 'true',
        hasAnonymous: value('GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED') === 'true',
        isEmailConfirmed: value('GOTRUE_MAILER_AUTOCONFIRM') === 'true',
        isPhoneConfirmed: value('GOTRUE_SMS_AUTOCONFIRM') === 'true',
      },
      mfa: { hasWebauthn: true },
      limits: { isEnabled: false },
    },
  })
  await app.listen({ port, host: '127.0.0.1' })
  process.stdout.write(`${url}\n`)
}
