import { join } from 'node:path'
import { ASSISTANT_SCOPES, PRODUCT } from '@kvint/contract'
import { hostedService, openOutbox } from '@kvint/hosted'
import { applyMigrations } from '@kvint/postgres'
import type { FastifyInstance } from 'fastify'
import type { Configuration } from '../../platform/configuration/configuration.ts'
import type { IdentityProvider } from '../../platform/configuration/identity-provider.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Count } from '../../platform/metrics/count.ts'
import { mailQueue, type QueueMail } from '../../platform/mail/mail-queue.ts'
import { REPOSITORY_FOLDER } from '../../platform/repository-folder.ts'
import { type AccountService, embeddedAccountService, remoteAccountService } from './account-service.ts'

type Opened = { readonly service: AccountService; readonly queueMail: QueueMail }

/** The Supabase project that is configured, else the embedded service; and where mails of the product are put. */
export async function openAccountService(
  app: FastifyInstance,
  configuration: Configuration,
  database: Database,
  count: Count,
): Promise<Opened> {
  return configuration.supabase
    ? await openRemote(app, configuration, configuration.supabase, database, count)
    : await openEmbedded(app, configuration, database, count)
}

/** It mails what belongs to sign-ins itself; what the product has to say goes out from an outbox of our own. */
async function openRemote(
  app: FastifyInstance,
  { publicUrl, smtp, mailFrom }: Configuration,
  supabase: NonNullable<Configuration['supabase']>,
  { pool, connectionString }: Database,
  count: Count,
): Promise<Opened> {
  await applyMigrations(connectionString, MIGRATIONS)
  const from = mailFrom ?? noReplyAt(publicUrl)
  const onFailed = () => count('part_failures_total', 'mail')
  const outbox = openOutbox(pool, { table: 'kvint.mail_outbox', smtp, from, onFailed }, app.log)
  app.addHook('onClose', () => outbox.close())
  if (!smtp) app.log.warn('Mails of waitlist, contact form and payments wait in kvint.mail_outbox: set SMTP_URL')
  return {
    service: remoteAccountService(supabase.url, supabase.anonKey),
    queueMail: mailQueue('kvint.mail_outbox', publicUrl),
  }
}

async function openEmbedded(
  app: FastifyInstance,
  { publicUrl, isLocal, smtp, mailFrom, identityProvider, features, operations }: Configuration,
  database: Database,
  count: Count,
): Promise<Opened> {
  const hosted = await hostedService(app, {
    pool: database.pool,
    connectionString: database.connectionString,
    trustedProxies: operations.trustedProxies,
    hasOutboxPage: isLocal,
    onPartFailed: (part) => count('part_failures_total', part),
    settings: {
      authUrl: `${publicUrl}/auth/v1`,
      siteUrl: publicUrl,
      redirectUrls: [`${publicUrl}/**`],
      migrations: [MIGRATIONS],
      /** Only on a machine of one's own does an address count without a mail that confirms it. */
      signUp: { isDisabled: !features.enableRegistration, isEmailConfirmed: isLocal && !smtp },
      /** The longest row that a person writes, her profile, is shorter by far. */
      rest: { maximumBodyBytes: 65_536 },
      /** The pages only listen. */
      realtime: { maximumMessageBytes: 65_536 },
      mail: {
        ...(smtp ? { smtp } : {}),
        from: mailFrom ?? noReplyAt(publicUrl),
        support: PRODUCT.mail.support,
        signInUrl: `${publicUrl}/login`,
        newPasswordUrl: `${publicUrl}/reset-password`,
        /** The site has no field for them. */
        hasCodes: false,
      },
      passwords: { refusesCommon: true },
      // Tries at passwords and codes stay counted where other limits are off.
      limits: { factor: operations.rateLimitFactor || 1 },
      passkeys: { isEnabled: true, rpId: new URL(publicUrl).hostname, rpName: PRODUCT.name, origins: [publicUrl] },
      providers: identityProvider?.client ? { [identityProvider.name]: providerSettings(identityProvider.client) } : {},
      oauthServer: { resources: [`${publicUrl}/mcp`], scopes: ASSISTANT_SCOPES.map(({ scope }) => scope) },
    },
  })
  const service = embeddedAccountService(app, publicUrl, hosted.apiKeys.publishable)
  return { service, queueMail: mailQueue('auth.mail_outbox', publicUrl) }
}

function providerSettings(client: NonNullable<IdentityProvider['client']>) {
  return { ...client, allowsHttp: client.issuer.startsWith('http:') }
}

const MIGRATIONS = join(REPOSITORY_FOLDER, 'supabase/migrations')

/** The sender where none is configured. */
function noReplyAt(publicUrl: string): string {
  return `${PRODUCT.name} <no-reply@${new URL(publicUrl).hostname}>`
}
