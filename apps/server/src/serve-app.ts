import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import type { Configuration } from './platform/configuration/configuration.ts'
import { startNotes } from './platform/configuration/start-notes.ts'
import type { Database } from './platform/database/open-database.ts'

/** Builds the service, listens, and says where; stops in order when it is told to. */
export async function serveApp(configuration: Configuration, database: Promise<Database> | undefined): Promise<void> {
  const app = await buildApp(configuration, { database })
  const opened = await database
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
  console.log(startNotes(configuration, port))
}

/** What is under way when it stops has so long. */
const STOP_MS = 10_000

function listenProblem(error: unknown, port: number): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or set PORT to a free one: PORT=8090 npm start.`
  }
  return `The server could not listen on port ${port}: ${String(error)}`
}
