import { join } from 'node:path'
import type { Features } from '@kvint/contract'
import { REPOSITORY_FOLDER } from '../repository-folder.ts'
import { readVisitorServices, type VisitorServices } from './visitor-services.ts'
import { type Backups, parseBackups } from './backups.ts'
import { parseFeatures } from './features.ts'
import { type IdentityProvider, parseIdentityProvider } from './identity-provider.ts'
import { type Operations, parseOperations } from './operations.ts'
import { type Paddle, parsePaddle } from './paddle.ts'
import { parseS3Bucket, type S3Bucket } from './s3-bucket.ts'
import { parseSmtp, type Smtp } from './smtp.ts'
import type { Settings } from './settings.ts'

/** What the process was told by its environment, parsed once. */
export type Configuration = {
  readonly host: string
  readonly port: number
  /** Answers calls, analyses sets, or both where absent. */
  readonly role?: 'web' | 'worker' | 'all'
  readonly environment: 'development' | 'preview' | 'production'
  readonly features: Features
  /** Where browsers find this server, without a slash at the end. */
  readonly publicUrl: string
  /** Only this machine reaches the server: what helps a newcomer may show. */
  readonly isLocal: boolean
  /** A Supabase project for the accounts; the embedded service where absent. */
  readonly supabase: { readonly url: string; readonly anonKey: string } | undefined
  /** Your Postgres; the embedded one where absent. */
  readonly databaseUrl: string | undefined
  /** Of the same Postgres, past the pooler that `databaseUrl` leads to; absent where there is none. */
  readonly directDatabaseUrl?: string
  /** Seals the tokens of kept sessions; made and kept in the data folder where absent. */
  readonly sessionKey: string | undefined
  /** People sign in there instead of with a password, where it is set. */
  readonly identityProvider: IdentityProvider | undefined
  readonly smtp: Smtp | undefined
  /** `Kvint <hello@example.org>`. */
  readonly mailFrom: string | undefined
  /** Folder where everything embedded lives. */
  readonly dataFolder: string
  /** Where files of kept sets lie; in the data folder where absent. */
  readonly s3Bucket: S3Bucket | undefined
  /** Folder of the built site, or the address of its development server. */
  readonly siteFolder: string
  /** What of others a page may call in the visitor's browser. */
  readonly visitorServices?: VisitorServices
  /** Which tool servers the test pages may call from the visitor's browser; `any` where absent. */
  readonly toolServers?: 'any' | 'own'
  /** Who takes the money; a stand-in plays it on a machine of one's own where absent. */
  readonly paddle?: Paddle
  readonly operations: Operations
  /** Backups that the server makes by itself; none where absent. */
  readonly backups?: Backups
}

/** Every problem at once, each a sentence that says what to do. */
export type ConfigurationProblems = { readonly problems: readonly string[] }

export function readConfiguration(env: Settings): Configuration | ConfigurationProblems {
  const features = parseFeatures(env['FEATURES'] ?? 'none')
  const port = parsePort(env['PORT'] ?? '8080')
  const environment = parseEnvironment(env['KVINT_ENVIRONMENT'] ?? 'production')
  const role = parseRole(env)
  const tools = parseToolServers(env['TOOL_SERVERS'])
  const backups = parseBackups(env['BACKUPS'])
  const supabase = parseSupabase(env)
  const outside = readVisitorServices(env)
  const smtp = parseSmtp(env['SMTP_URL'])
  const provider = parseIdentityProvider(env)
  const bucket = parseS3Bucket(env)
  const urls = { problems: [...wrongAddresses(env), ...wrongKeys(env)] }
  const host = env['HOST'] ?? 'localhost'
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host) && env['PUBLIC_URL'] === undefined
  const operations = parseOperations(env, isLocal)
  const paddle = parsePaddle(env, 'environment' in environment && environment.environment === 'production')
  const problems = [
    features,
    port,
    environment,
    role,
    backups,
    tools,
    supabase,
    outside,
    smtp,
    provider,
    bucket,
    urls,
    operations,
    paddle,
  ].flatMap(problemsOf)
  if (
    problems.length > 0 ||
    'problem' in features ||
    'problem' in port ||
    'problem' in environment ||
    'problem' in role ||
    'problem' in backups ||
    'problem' in tools ||
    'problem' in supabase ||
    'problem' in outside ||
    'problem' in smtp ||
    'problem' in provider ||
    'problem' in bucket ||
    'problems' in operations ||
    'problems' in paddle
  )
    return { problems }
  return {
    host,
    publicUrl: (env['PUBLIC_URL'] ?? `http://localhost:${port.port}`).replace(/\/$/, ''),
    isLocal,
    supabase: supabase.supabase,
    databaseUrl: env['DATABASE_URL'],
    ...(env['DIRECT_DATABASE_URL'] && { directDatabaseUrl: env['DIRECT_DATABASE_URL'] }),
    sessionKey: env['SESSION_KEY'],
    identityProvider: provider.identityProvider,
    smtp: smtp.smtp,
    mailFrom: env['MAIL_FROM'],
    port: port.port,
    environment: environment.environment,
    role: role.role,
    features: features.features,
    dataFolder: env['KVINT_DATA'] ?? inRepository('.kvint'),
    s3Bucket: bucket.s3Bucket,
    siteFolder: env['KVINT_SITE'] ?? inRepository('apps/web/build/client'),
    visitorServices: outside.visitorServices,
    toolServers: tools.toolServers,
    ...(paddle.paddle ? { paddle: paddle.paddle } : {}),
    operations: operations.operations,
    ...(backups.backups && { backups: backups.backups }),
  }
}

function problemsOf(part: object): readonly string[] {
  if ('problem' in part && typeof part.problem === 'string') return [part.problem]
  return 'problems' in part ? (part.problems as readonly string[]) : []
}

function wrongAddresses({ PUBLIC_URL, ...env }: Settings): string[] {
  return [
    ...(PUBLIC_URL === undefined || /^https?:$/.test(URL.parse(PUBLIC_URL)?.protocol ?? '')
      ? []
      : [`PUBLIC_URL is "${PUBLIC_URL}", which is no address of a site. Write it as https://kvint.example.`]),
    ...(['DATABASE_URL', 'DIRECT_DATABASE_URL'] as const).flatMap((name) =>
      env[name] === undefined || /^(?:postgres(?:ql)?|socket):/.test(env[name])
        ? []
        : [`${name} is no address of a Postgres. Write it as postgres://user:password@host:5432/name.`],
    ),
    ...(env['DIRECT_DATABASE_URL'] && !env['DATABASE_URL']
      ? ['DIRECT_DATABASE_URL goes past the pooler of DATABASE_URL, which is not set. Set it too, or neither.']
      : []),
  ]
}

function wrongKeys({ SESSION_KEY, DATABASE_URL }: Settings): string[] {
  if (SESSION_KEY === undefined)
    return DATABASE_URL === undefined
      ? []
      : [
          `DATABASE_URL needs SESSION_KEY too: every server on that database seals and opens sessions with the same one. ${NEW_KEY}`,
        ]
  const isWeak = SESSION_KEY.length < SHORTEST_KEY || new Set(SESSION_KEY).size < FEWEST_SIGNS
  return isWeak ? [`SESSION_KEY is too easy to guess: it needs ${SHORTEST_KEY} random signs. ${NEW_KEY}`] : []
}

const SHORTEST_KEY = 32
const FEWEST_SIGNS = 8
const NEW_KEY = 'Make one: openssl rand -base64 32'

function parseToolServers(text = 'any'): { toolServers: 'any' | 'own' } | { problem: string } {
  if (text === 'any' || text === 'own') return { toolServers: text }
  return { problem: `TOOL_SERVERS is "${text}". Use any, or own for this server alone.` }
}

function parsePort(text: string): { port: number } | { problem: string } {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { port }
  return { problem: `PORT is "${text}", which is no port. Use a whole number from 0 to 65535; 0 takes a free one.` }
}

function parseEnvironment(text: string): { environment: Configuration['environment'] } | { problem: string } {
  if (text === 'development' || text === 'preview' || text === 'production') return { environment: text }
  return { problem: `KVINT_ENVIRONMENT is "${text}". Use development, preview or production.` }
}

function parseRole({
  KVINT_ROLE: role = 'all',
  DATABASE_URL: databaseUrl,
}: Settings): { role: 'web' | 'worker' | 'all' } | { problem: string } {
  if (role !== 'web' && role !== 'worker' && role !== 'all')
    return { problem: `KVINT_ROLE is "${role}". Use web (answers calls), worker (analyses sets), or all.` }
  if (role !== 'all' && !databaseUrl)
    return { problem: `KVINT_ROLE=${role} needs DATABASE_URL: the embedded database serves one process alone.` }
  return { role }
}

function parseSupabase(env: Settings): { supabase: Configuration['supabase'] } | { problem: string } {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, DATABASE_URL: databaseUrl } = env
  if (url === undefined && anonKey === undefined) return { supabase: undefined }
  if (url && URL.canParse(url) && anonKey && databaseUrl) return { supabase: { url, anonKey } }
  return {
    problem:
      'A Supabase project needs three settings: SUPABASE_URL (its address), SUPABASE_ANON_KEY and DATABASE_URL (its Postgres). Set all, or none for the embedded service.',
  }
}

function inRepository(path: string): string {
  return join(REPOSITORY_FOLDER, path)
}
