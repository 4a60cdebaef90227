import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ProjectLibrary } from '@kvint/mcp'
import { accountRoutes } from '../accounts/account-routes.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { accountLibrary } from './account-library.ts'
import { startAnalyses } from './analyses.ts'
import { keptProjectsIn } from './kept-projects.ts'
import { projectRoutes } from './project-routes.ts'
import { folderStore } from './set-store.ts'

/** Sets kept in accounts: their files, the analysis of them, the calls, and what an assistant may read of them. */
export async function openProjects(
  app: FastifyInstance,
  { dataFolder }: Configuration,
  { pool, verifyBearer, profiles, isSecure }: Accounts,
): Promise<{ libraryOf: (userId: string) => ProjectLibrary }> {
  const store = folderStore(join(dataFolder, 'sets'))
  const projects = keptProjectsIn(pool)
  const analyses = startAnalyses(pool, store, app.log)
  app.addHook('onClose', analyses.close)
  await app.register(projectRoutes, { verifyBearer, profiles, projects, store, analyses })
  await app.register(accountRoutes, { verifyBearer, pool, isSecure, store })
  return { libraryOf: (userId) => accountLibrary(userId, projects, store) }
}
