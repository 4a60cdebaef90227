import { connect } from 'node:net'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { awaitDatabase, hasPostgres, refusePooler } from '@kvint/postgres'
import { openBlobs } from '../platform/blobs/open-blobs.ts'
import { StoreFailure } from '../platform/blobs/store-failure.ts'
import type { Configuration, ConfigurationProblems } from '../platform/configuration/configuration.ts'
import { openHere, productionGaps } from '../platform/configuration/production-gaps.ts'

/** Looks at everything that a server with these settings stands on, and says of each whether it is well. */
export async function doctor(
  configuration: Configuration | ConfigurationProblems,
): Promise<{ readonly lines: readonly string[]; readonly isWell: boolean }> {
  if ('problems' in configuration)
    return { lines: configuration.problems.map((problem) => `wrong    ${problem}`), isWell: false }
  const { features, databaseUrl, directDatabaseUrl, s3Bucket, dataFolder, smtp, siteFolder, backups } = configuration
  const results = [
    await look('settings', async () => 'can be read'),
    await look('data folder', async () => writable(dataFolder)),
    ...(backups ? [await look('backups', async () => writable(backups.folder))] : []),
    await look('site', async () => {
      if (!existsSync(siteFolder)) throw new Error(`${siteFolder} is not there. Run npm run build, or mend KVINT_SITE.`)
      return siteFolder
    }),
    ...(features.enableAuth
      ? [
          await look('database', async () => {
            if (!databaseUrl) {
              if (!hasPostgres()) throw new Error('This platform has no embedded Postgres. Set DATABASE_URL.')
              return 'the embedded one'
            }
            await awaitDatabase(databaseUrl, { patienceMs: 3_000 })
            if (directDatabaseUrl) await awaitDatabase(directDatabaseUrl, { patienceMs: 3_000 })
            await refusePooler(directDatabaseUrl ?? databaseUrl)
            return directDatabaseUrl ? 'answers, through the pooler and past it' : 'answers'
          }),
          await look('store of files', async () => {
            await (await openBlobs({ dataFolder, s3Bucket })).check()
            return s3Bucket ? `bucket ${s3Bucket.name}` : 'the data folder'
          }),
        ]
      : []),
    ...(smtp
      ? [
          await look('mail server', async () => {
            await reach(smtp.host, smtp.port)
            return `${smtp.host}:${smtp.port} takes connections`
          }),
        ]
      : []),
  ]
  return {
    lines: [
      ...results.map(({ isWell, words }) => `${isWell ? 'well ' : 'wrong'}    ${words}`),
      ...productionGaps(configuration).map((gap) => `lacks    ${gap}`),
      ...openHere(configuration).map((line) => `open     ${line}`),
    ],
    isWell: results.every(({ isWell }) => isWell),
  }
}

function writable(folder: string): string {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.R_OK | constants.W_OK)
  return folder
}

async function look(name: string, work: () => Promise<string>): Promise<{ isWell: boolean; words: string }> {
  try {
    return { isWell: true, words: `${name}: ${await work()}` }
  } catch (error) {
    const words =
      error instanceof StoreFailure ? error.toOperators : error instanceof Error ? error.message : String(error)
    return { isWell: false, words: `${name}: ${words}` }
  }
}

function reach(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => {
      socket.destroy()
      resolve()
    })
    socket.setTimeout(3_000, () => socket.destroy(new Error(`${host}:${port} does not answer. Mend SMTP_URL.`)))
    socket.on('error', reject)
  })
}
