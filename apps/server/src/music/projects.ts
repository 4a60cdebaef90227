import { join } from 'node:path'
import type { ProjectLibrary } from '@kvint/mcp'
import { MemoryLocker } from '@tus/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AccountMusic } from '../people/accounts/account-routes.ts'
import type { Accounts } from '../people/accounts.ts'
import type { BlobStore } from '../platform/blobs/blob-store.ts'
import { openBlobs } from '../platform/blobs/open-blobs.ts'
import { StoreFailure } from '../platform/blobs/store-failure.ts'
import { watchStore } from '../platform/blobs/store-watch.ts'
import type { Configuration } from '../platform/configuration/configuration.ts'
import type { Metrics } from '../platform/metrics/open-metrics.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { analysisThreads } from './jobs/analysis-threads.ts'
import { eventRoutes } from './jobs/event-routes.ts'
import { jobRowsIn } from './jobs/job-rows.ts'
import { runAnalyses } from './jobs/run-analyses.ts'
import { listenForSaveChanges } from './jobs/save-changes.ts'
import { bounceRoutes } from './hearing/bounce-routes.ts'
import { keptBouncesIn } from './hearing/kept-bounces.ts'
import { shareRoutes } from './sharing/share-routes.ts'
import { sharesIn } from './sharing/shares.ts'
import { visitorThread } from './sharing/visitor-thread.ts'
import { uploadFinisher } from './uploads/finish-uploads.ts'
import { openIncomingParts } from './uploads/open-incoming-parts.ts'
import { tusServer } from './uploads/tus-server.ts'
import { uploadLocker } from './uploads/upload-locker.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import { uploadRowsIn } from './uploads/upload-rows.ts'
import { accountEntriesIn } from './library/account-entries.ts'
import { accountFactsIn } from './library/account-facts.ts'
import { accountLibrary } from './library/account-library.ts'
import { limitsBy } from './projects/allowance.ts'
import { analyseAgainIn } from './projects/analyse-again.ts'
import { archiveProjects } from './projects/archive-projects.ts'
import { exportRoutes } from './projects/export-routes.ts'
import { goneFilesIn } from './projects/gone-files.ts'
import { keepSetRoute } from './projects/keep-set-route.ts'
import { setKeeper } from './projects/keep-set.ts'
import { keptProjectsIn } from './projects/kept-projects.ts'
import { parsedReports } from './library/parsed-reports.ts'
import { projectRoutes } from './projects/project-routes.ts'
import { repeat } from './projects/repeat.ts'
import { setThreads } from './library/set-threads.ts'
import { storageIn } from './projects/storage.ts'
import { storageRoute } from './projects/storage-route.ts'

/** Sets kept in accounts: their files, the analysis of them, the calls, and what an assistant may read of them. */
export async function openProjects(
  app: FastifyInstance,
  { dataFolder, s3Bucket, publicUrl, role = 'all' }: Configuration,
  { pool, connectionString, verifyBearer, profiles }: Accounts,
  { count, gauge, tracing }: Pick<Metrics, 'count' | 'gauge'> & { readonly tracing: Tracing },
): Promise<AccountMusic & Music> {
  const watch = watchStore(count)
  const blobs = await openBlobs({ dataFolder, s3Bucket }, watch)
  await lookAtStore(blobs, app.log)
  const projects = keptProjectsIn(pool)
  const dropPage = `${publicUrl}/projects`
  const limitsOf = limitsBy(profiles)
  const keepSet = setKeeper(pool, blobs, limitsOf)
  const again = analyseAgainIn(pool, limitsOf)
  const gone = goneFilesIn(pool, blobs)
  const uploads = uploadRowsIn(pool, limitsOf)
  const incoming = await openIncomingParts({ dataFolder, s3Bucket }, watch)
  const finish = uploadFinisher({ rows: uploads, incoming, keepSet })
  const tus = tusServer(incoming, finish, s3Bucket ? uploadLocker(pool) : new MemoryLocker())
  const reports = parsedReports()
  const entries = accountEntriesIn(pool)
  const facts = accountFactsIn(pool, entries)
  const bounces = keptBouncesIn(pool)
  const sets = setThreads()
  const changes = await listenForSaveChanges(connectionString, app.log, count)
  if (role !== 'web') work()
  app.addHook('onClose', async () => {
    await Promise.all([changes.close(), sets.close()])
  })
  if (role === 'worker') return music()

  await app.register(projectRoutes, { verifyBearer, projects, again })
  const storage = storageIn(pool, limitsOf)
  await app.register(storageRoute, { verifyBearer, storage })
  await app.register(keepSetRoute, { verifyBearer, keepSet, storage, passingFolder: join(dataFolder, 'incoming') })
  await app.register(exportRoutes, { verifyBearer, projects, blobs })
  await app.register(eventRoutes, { verifyBearer, projects, changes, gauge })
  await app.register(uploadRoutes, { verifyBearer, rows: uploads, incoming, finish, tus })
  await app.register(bounceRoutes, { verifyBearer, bounces })
  const thread = visitorThread()
  app.addHook('onClose', () => thread.close())
  await app.register(shareRoutes, { verifyBearer, shares: sharesIn(pool, publicUrl), thread })
  return music()

  /** What is done without being asked for. */
  function work(): void {
    const analyses = runAnalyses({
      rows: jobRowsIn(pool),
      blobs,
      threads: analysisThreads(),
      log: app.log,
      count,
      tracing,
    })
    const clearGone = repeat(app.log, CLEAR_EVERY_MS, gone.clear)
    const sweeps = [
      clearGone,
      repeat(app.log, SWEEP_EVERY_MS, again.held),
      repeat(app.log, SWEEP_EVERY_MS, () => finish.leftOver(app.log)),
      repeat(app.log, FORGET_EVERY_MS, async () => void (await pool.query(FORGET_MONTHS))),
    ]
    changes.subscribe((change) => {
      if (change === 'missed' || change.state === 'waiting') analyses.wake()
      else if (change.state === 'cancelling') analyses.cancel(change.saveId)
      else if (change.state === 'gone') {
        analyses.cancel(change.saveId)
        clearGone.now()
      }
    })
    app.addHook('onClose', async () => {
      await Promise.all([analyses.close(), ...sweeps.map(({ close }) => close())])
    })
  }

  function music(): AccountMusic & Music {
    return {
      isListening: changes.isUp,
      checkStore: blobs.check,
      libraryOf: (userId) =>
        accountLibrary(userId, { projects, uploads, blobs, changes, reports, entries, facts, bounces, sets, dropPage }),
      archiveOf: (caller, first) => archiveProjects(caller, { projects, blobs }, first),
      removeFilesOf: async (userId) => {
        await blobs.removeAll(userId)
        await finish.clearGone()
      },
    }
  }
}

type Music = {
  readonly libraryOf: (userId: string) => ProjectLibrary
  /** Whether changes that other processes make are heard. */
  readonly isListening: () => boolean
  readonly checkStore: () => Promise<void>
}

/** A store that refuses us is a setting to mend, and told now; one that is away may come back. @throws StoreFailure */
async function lookAtStore(blobs: BlobStore, log: FastifyBaseLogger): Promise<void> {
  try {
    await blobs.check()
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.reason === 'noBucket' || error.reason === 'refused') throw error
    log.error(error, error.toOperators)
  }
}

const SWEEP_EVERY_MS = 30_000
const FORGET_EVERY_MS = 3_600_000
/** What deleted accounts had used goes with its month. */
const FORGET_MONTHS = `delete from kvint.used_before_salts where month < date_trunc('month', now())`
const CLEAR_EVERY_MS = 10_000
