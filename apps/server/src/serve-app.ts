import closeWithGrace from 'close-with-grace'
import { PRODUCT } from '@kvint/contract'
import { buildApp } from './app.ts'
import { openBlobs } from './platform/blobs/open-blobs.ts'
import type { Configuration } from './platform/configuration/configuration.ts'
import { openHere, productionGaps } from './platform/configuration/production-gaps.ts'
import type { Database } from './platform/database/open-database.ts'

/** Builds the service, listens, and says where; stops in order when it is told to. */
export async function serveApp(configuration: Configuration, database: Promise<Database> | undefined): Promise<void> {
  const app = await buildApp(configuration, { database })
  const { backups, role, dataFolder, s3Bucket, supabase } = configuration
  const opened = await database
  if (backups && opened && role !== 'web') {
    const { scheduleBackups } = await import('./operator/schedule-backups.ts')
    const blobs = await openBlobs({ dataFolder, s3Bucket })
    const hasOwnAccounts = supabase !== undefined
    scheduleBackups(app, { connectionString: opened.connectionString, blobs, dataFolder, hasOwnAccounts }, backups)
  }
  const drainMs = configuration.operations.drainSeconds * 1000
  closeWithGrace({ delay: drainMs + STOP_MS, logger: { error: (error) => app.log.error(error) } }, async ({ err }) => {
    if (err) app.log.error(err)
    app.announceStop()
    /** Who is broken stops at once; who is told to stop is first forgotten by those who send requests here. */
    if (!err && drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
    await app.close()
  })

  await opened?.onDisk
  try {
    await app.listen({ host: configuration.host, port: configuration.port })
  } catch (error) {
    console.error(listenProblem(error, configuration.port))
    process.exit(1)
  }
  const address = app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? configuration.port) : configuration.port
  console.log(`${PRODUCT.name} is ready at http://localhost:${port}`)
  if (hasOutbox(configuration)) console.log(`Mails that it sends are at http://localhost:${port}/outbox`)
  tell(
    'Open to this machine alone, because neither HOST nor PUBLIC_URL names another. A proxy on this machine opens them to others: set PUBLIC_URL then.',
    openHere(configuration),
  )
  tell('For production this server lacks:', productionGaps(configuration))
}

/** What is under way when it stops has so long. */
const STOP_MS = 10_000

/** Where no mail server is told of, what would be sent is kept, and shown to whoever sits at this machine. */
function hasOutbox({ features, supabase, isLocal, smtp }: Configuration): boolean {
  return features.enableAuth && !supabase && isLocal && !smtp
}

/** One block, so that nothing of it is missed. */
function tell(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([heading, ...lines.map((line) => `- ${line}`)].join('\n'))
}

function listenProblem(error: unknown, port: number): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or set PORT to a free one: PORT=8090 npm start.`
  }
  return `The server could not listen on port ${port}: ${String(error)}`
}
