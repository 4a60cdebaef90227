import { ASSISTANT_SCOPES } from '@kvint/contract'
import { factIndexOf, type ProjectLibrary } from '@kvint/mcp'
import type { Accounts } from '../people/accounts.ts'
import { bearerVerifier } from '../people/accounts/bearer-verifier.ts'
import type { Configuration } from '../platform/configuration/configuration.ts'
import { accountAccess } from './account-access.ts'
import { demoLibrary } from './demo-library.ts'
import { demoMcp } from './demo-mcp.ts'
import type { McpRouteOptions } from './mcp-options.ts'
import { postgresDirectory } from './nodes/postgres-directory.ts'

/** The tool server for accounts: each asks about her own projects, and about the demo ones until she keeps one. */
export function accountMcp(
  configuration: Configuration,
  { service, checks, verifyApiKey, limits, pool }: Accounts,
  libraryOf: (userId: string) => ProjectLibrary,
): McpRouteOptions {
  const resource = `${configuration.publicUrl}/mcp`
  const demo = demoLibrary()
  const { nodeUrl } = configuration.operations
  const scopes = ASSISTANT_SCOPES.map(({ scope }) => scope)
  return {
    ...demoMcp(configuration),
    authenticate: accountAccess({
      verifyBearer: bearerVerifier(service, checks, ['authenticated', resource]),
      verifyApiKey,
      limits,
      scopes,
    }),
    directory: (ownAddress) => postgresDirectory(pool, ownAddress),
    ...(nodeUrl === undefined ? {} : { nodeUrl }),
    libraryFor: ({ id }) => orDemo(libraryOf(id), demo),
    protectedResource: { resource, authorizationServers: [`${service.url}/auth/v1`], scopes },
  }
}

function orDemo(own: ProjectLibrary, demo: ProjectLibrary): ProjectLibrary {
  return {
    ...own,
    list: async () => {
      const entries = await own.list()
      return entries.length > 0 ? entries : demo.list()
    },
    facts: async (work) =>
      own.facts && (await own.list()).length > 0
        ? own.facts(work)
        : factIndexOf(demo, { limit: DEMO_PROJECTS, withSets: true }, work),
    open: async (projectId, saveId, work) => {
      const opening = await own.open(projectId, saveId, work)
      if (opening.kind === 'project' || (await own.list()).length > 0) return opening
      return demo.open(projectId, saveId, work)
    },
  }
}

const DEMO_PROJECTS = 20
