import type { Configuration } from './configuration.ts'

/** What a server that others reach still lacks, each a sentence that says what comes of it and what to set. */
export function productionGaps(configuration: Configuration): readonly string[] {
  const { features, isLocal, smtp, supabase, sessionKey, publicUrl, operations, s3Bucket } = configuration
  if (isLocal) return []
  const hasAccounts = features.enableAuth
  return [
    ...(hasAccounts && !smtp && !supabase
      ? ['No SMTP_URL: no one can confirm an address or reset a password; mails wait in the database.']
      : []),
    ...(hasAccounts && !smtp && supabase
      ? ['No SMTP_URL: mails of waitlist, contact form and payments wait in the database.']
      : []),
    ...(operations.trustedProxies.length === 0
      ? [
          'No TRUSTED_PROXIES: behind a proxy all visitors share one address, and one limit of calls. Name the proxy’s address.',
        ]
      : []),
    ...(hasAccounts && !sessionKey
      ? [
          'No SESSION_KEY: the key that seals sessions lies in the data folder, beside what it seals. Set 32 random bytes.',
        ]
      : []),
    ...(publicUrl.startsWith('https:')
      ? []
      : [
          'No https in PUBLIC_URL: sign-ins and cookies can be read on the way. Set the https address that browsers see.',
        ]),
    ...(hasAccounts && !configuration.databaseUrl
      ? ['No DATABASE_URL: the embedded Postgres is on this disk alone. Back it up, or name a database.']
      : []),
    ...(hasAccounts && !s3Bucket
      ? ['No S3_BUCKET: kept sets are on this disk alone. Back it up, or name a bucket.']
      : []),
    ...(operations.metrics
      ? []
      : ['No METRICS_PORT: alerts, such as a payment for an unknown price, are in the log alone.']),
  ]
}

/** What is open to the person at this machine only, and why it is. */
export function openHere({ features, isLocal, supabase, smtp, paddle }: Configuration): readonly string[] {
  if (!isLocal || !features.enableAuth) return []
  return [
    ...(supabase || smtp ? [] : ['/outbox shows every mail that would be sent, as there is no SMTP_URL']),
    ...(supabase ? [] : ['addresses count as confirmed without a mail, where there is no SMTP_URL']),
    ...(features.enablePayments && !paddle
      ? ['/local-pay plays the payment provider, as there are no PADDLE_ settings']
      : []),
  ]
}
