/** Every setting of the server: what its code reads of the environment is read by these names, and no other. */
export const SETTINGS = [
  { group: 'The server', name: 'PORT', what: 'The port where it listens; 0 takes a free one.', without: '8080' },
  { name: 'HOST', what: 'The address where it listens; 0.0.0.0 for all of the machine.', without: 'localhost' },
  {
    name: 'PUBLIC_URL',
    what: 'Where browsers find the site. Set it as soon as others than you reach the server.',
    without: 'http://localhost:PORT',
  },
  {
    name: 'FEATURES',
    what: 'none, all, or a comma list such as auth,registration,projects.',
    without: 'none; npm start sets all',
  },
  {
    name: 'KVINT_ENVIRONMENT',
    what: 'development, preview or production: what pages are told, and whether Paddle’s sandbox is used.',
    without: 'production',
  },
  {
    name: 'KVINT_ROLE',
    what: 'web answers calls, worker analyses sets, all does both. web and worker need DATABASE_URL.',
    without: 'all',
  },
  {
    name: 'KVINT_DATA',
    what: 'The folder of everything embedded: database, files of sets, session key.',
    without: '.kvint in the repository',
  },
  { name: 'KVINT_SITE', what: 'The folder of the built site.', without: 'apps/web/build/client' },
  { name: 'KVINT_RELEASE', what: 'The name of this release, in the metrics.', without: 'unnamed' },
  {
    group: 'Database',
    name: 'DATABASE_URL',
    what: 'Your Postgres 15 or later: postgres://user:password@host:5432/name.',
    without: 'the embedded one',
  },
  {
    name: 'DIRECT_DATABASE_URL',
    what: 'The same database past a pooler of transactions that DATABASE_URL leads to: for lines that listen, and migrations.',
    without: 'DATABASE_URL',
  },
  {
    name: 'SESSION_KEY',
    what: 'Seals kept sessions: 32 random signs, the same on every server. Needed with DATABASE_URL.',
    without: 'made and kept in the data folder',
  },
  {
    name: 'BACKUPS',
    what: 'Backups that the server makes by itself: /var/backups/kvint every 24h keep 14d.',
    without: 'none',
  },
  {
    group: 'Files of kept sets',
    name: 'S3_BUCKET',
    what: 'A bucket of Amazon S3 or of a server of its protocol.',
    without: 'the data folder',
  },
  { name: 'S3_ENDPOINT', what: 'The address of a server that is not Amazon’s.', without: 'Amazon’s' },
  { name: 'S3_REGION', what: 'The region of the bucket.', without: 'us-east-1' },
  { name: 'S3_ACCESS_KEY_ID', what: 'The key to the bucket: it may get, put, delete and list.', without: 'none' },
  { name: 'S3_SECRET_ACCESS_KEY', what: 'Its secret.', without: 'none' },
  {
    group: 'Accounts',
    name: 'SUPABASE_URL',
    what: 'A Supabase project for accounts; with DATABASE_URL, its Postgres.',
    without: 'the embedded service',
  },
  { name: 'SUPABASE_ANON_KEY', what: 'The public key of that project.', without: 'none' },
  { name: 'OIDC_ISSUER', what: 'People sign in at this OpenID Connect provider.', without: 'e-mail and password' },
  { name: 'OIDC_CLIENT_ID', what: 'The name of this site there.', without: 'none' },
  { name: 'OIDC_CLIENT_SECRET', what: 'Its secret, where the provider gave one.', without: 'none' },
  {
    name: 'OIDC_PROVIDER',
    what: 'The provider’s name in the Supabase project, instead of the three above.',
    without: 'none',
  },
  {
    name: 'OIDC_SIGN_UP_HINT',
    what: 'A query that tells the provider that somebody wants a new account.',
    without: 'screen_hint=signup',
  },
  {
    group: 'Mail',
    name: 'SMTP_URL',
    what: 'Where mail goes out: smtp://user:password@host:587, smtps:// for TLS from the first byte.',
    without: 'mails stay at /outbox, or in the database',
  },
  { name: 'MAIL_FROM', what: 'The sender: Kvint <hello@example.org>.', without: 'no-reply at the host of PUBLIC_URL' },
  {
    group: 'Payments',
    name: 'PADDLE_API_KEY',
    what: 'The key of an account at Paddle Billing.',
    without: 'a local test page, on one’s own machine',
  },
  {
    name: 'PADDLE_WEBHOOK_SECRET',
    what: 'Signs what Paddle tells us; two, with a comma, while one is replaced.',
    without: 'none',
  },
  { name: 'PADDLE_VENDOR_ID', what: 'The seller’s id.', without: 'none' },
  { name: 'PADDLE_CLIENT_TOKEN', what: 'The public token that Paddle.js starts with.', without: 'none' },
  {
    name: 'PADDLE_PRICES',
    what: 'The price of each plan: premium_monthly=pri_…,premium_yearly=pri_….',
    without: 'none',
  },
  { name: 'PADDLE_ENVIRONMENT', what: 'sandbox or production.', without: 'as KVINT_ENVIRONMENT' },
  { name: 'PADDLE_API_URL', what: 'Where the API answers instead of Paddle’s own address.', without: 'Paddle’s' },
  {
    name: 'PAYMENTS_REFRESH_SECRET',
    what: 'Signs calls of POST /api/v1/paddle/refresh.',
    without: 'derived from the session key',
  },
  {
    group: 'Network and limits',
    name: 'TRUSTED_PROXIES',
    what: 'Addresses or networks whose X-Forwarded-For counts: 10.0.0.0/8,127.0.0.1.',
    without: 'no one’s',
  },
  { name: 'CORS_ORIGINS', what: 'Other sites whose pages may call the API, with commas.', without: 'none' },
  {
    name: 'RATE_LIMITS',
    what: 'on, off, or a factor of every limit. Off leaves sign-ins and codes counted.',
    without: 'on',
  },
  {
    name: 'NODE_URL',
    what: 'Where other servers on the same database reach this one.',
    without: 'the address it listens on',
  },
  {
    name: 'DRAIN_SECONDS',
    what: 'How long a server that is told to stop goes on answering, while /ready says 503.',
    without: '5; 0 on a machine of one’s own',
  },
  { name: 'TOOL_SERVERS', what: 'own: the tool test pages call no server but this one.', without: 'any' },
  {
    group: 'Watching',
    name: 'LOG_LEVEL',
    what: 'trace, debug, info, warn, error, fatal or silent.',
    without: 'info; warn on a machine of one’s own',
  },
  { name: 'METRICS_PORT', what: 'Prometheus finds the metrics there, at /metrics.', without: 'no metrics' },
  { name: 'METRICS_HOST', what: 'The address of the metrics.', without: '127.0.0.1' },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    what: 'A collector of OpenTelemetry, by OTLP over HTTP: http://localhost:4318. Its SDK reads OTEL_EXPORTER_OTLP_HEADERS and OTEL_TRACES_SAMPLER too.',
    without: 'no traces',
  },
  { name: 'OTEL_SERVICE_NAME', what: 'What this server is called in the traces.', without: 'kvint' },
  {
    group: 'What pages call in the visitor’s browser',
    name: 'API_BASE',
    what: 'A product API on a host of its own.',
    without: 'this server',
  },
  {
    name: 'POLICY_SCRIPT',
    what: 'The script of a policy service; what its documents are called there follows.',
    without: 'our own pages',
  },
  { name: 'POLICY_PRIVACY', what: 'The id of the privacy policy.', without: 'none' },
  { name: 'POLICY_TERMS', what: 'The id of the terms.', without: 'none' },
  { name: 'POLICY_COOKIES', what: 'The id of the cookie policy.', without: 'none' },
  { name: 'POLICY_DISCLAIMER', what: 'The id of the disclaimer.', without: 'none' },
  { name: 'POLICY_EULA', what: 'The id of the licence.', without: 'none' },
  { name: 'ANALYTICS_KEY', what: 'Counts visits, with FEATURES=analytics.', without: 'nothing is counted' },
  { name: 'ANALYTICS_ENDPOINT', what: 'Where visits are counted.', without: 'the service’s own' },
] as const satisfies readonly Setting[]

type Setting = { readonly name: string; readonly what: string; readonly without: string; readonly group?: string }

/** The environment as far as it is ours. */
export type Settings = Readonly<Partial<Record<(typeof SETTINGS)[number]['name'], string | undefined>>>

/** The page of all settings, in Markdown. */
export function settingsPage(): string {
  const rows = (SETTINGS as readonly Setting[]).flatMap(({ group, name, what, without }) => [
    ...(group ? [`\n## ${group}\n\n| variable | what it does | without it |\n| --- | --- | --- |`] : []),
    `| \`${name}\` | ${what} | ${without} |`,
  ])
  return `${HEAD}\n${rows.join('\n')}\n`
}

const HEAD = `# Configuration

Settings come from the environment and are read once, at the start; all that is wrong is told at once. Nothing has to be set
for a server of one’s own. \`npm run kvint -- doctor\` reads them, asks what they name, and says what is wrong or lacks.

This page is made of the list that the code reads settings by (\`settings.ts\`); a test compares the two.`
