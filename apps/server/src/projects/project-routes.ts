import { ALLOWANCES, KvintError, keptProjectListSchema, keptProjectSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../accounts/bearer.ts'
import type { Profiles } from '../accounts/profiles.ts'
import type { Analyses } from './analyses.ts'
import type { KeptProjects } from './kept-projects.ts'
import type { SetStore } from './set-store.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly profiles: Profiles
  readonly projects: KeptProjects
  readonly store: SetStore
  readonly analyses: Analyses
}

/** `/api/v1/projects`: sets kept in the account. The file is the body; its analysis follows and shows in `state`. */
export const projectRoutes = fastifyPlugin<Options>(
  async (app, { verifyBearer, profiles, projects, store, analyses }) => {
    await app.register(async (scope) => {
      scope.addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: LARGEST_FILE_BYTES },
        (_request, body, done) => done(null, body),
      )
      scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      const routes = scope.withTypeProvider<ZodTypeProvider>()

      routes.get('/api/v1/projects', { schema: { response: { 200: keptProjectListSchema } } }, async (request) => ({
        projects: await projects.list(await verifyBearer(request)),
      }))

      routes.post(
        '/api/v1/projects',
        { schema: { querystring: nameQuery, response: { 202: keptProjectSchema } } },
        async (request, reply) => {
          const bearer = await verifyBearer(request)
          const content = request.body
          if (!Buffer.isBuffer(content) || content.length === 0)
            throw new KvintError('bad-request', 'Send the .als file as the body, as application/octet-stream.')
          const hash = createHash('sha256').update(content).digest('hex')
          if (!(await projects.isKept(bearer, hash))) await refuseAboveAllowance(bearer)
          await store.put(bearer.sub, content)
          const project = await projects.add(bearer, { fileName: request.query.fileName, hash, bytes: content.length })
          analyses.wake()
          return reply.status(202).send(project)
        },
      )

      routes.get(
        '/api/v1/projects/:projectId/report',
        { schema: { params: projectParameters, querystring: saveQuery } },
        async (request) => {
          const found = await projects.report(await verifyBearer(request), request.params.projectId, request.query.save)
          if (!found)
            throw new KvintError(
              'not-found',
              'There is no finished report of this project. Look at its state, or keep the set again.',
            )
          return { saveId: found.saveId, report: found.report }
        },
      )

      routes.delete(
        '/api/v1/projects/:projectId',
        { schema: { params: projectParameters } },
        async (request, reply) => {
          const bearer = await verifyBearer(request)
          const hashes = await projects.remove(bearer, request.params.projectId)
          if (!hashes) throw new KvintError('not-found', 'There is no such project in your account.')
          await Promise.all(hashes.map((hash) => store.remove(bearer.sub, hash)))
          return reply.status(204).send()
        },
      )
    })

    async function refuseAboveAllowance(bearer: Awaited<ReturnType<VerifyBearer>>): Promise<void> {
      const { planId } = await profiles.of(bearer)
      const allowance = ALLOWANCES[planId] ?? ALLOWANCES['free'] ?? 0
      if ((await projects.savesThisMonth(bearer)) < allowance) return
      throw new KvintError(
        'limit-reached',
        `This month’s ${allowance} analyses are used. Sets are still read in your browser without end; a larger plan keeps more in your account.`,
      )
    }
  },
)

/** Real sets stay below 20 MB. */
const LARGEST_FILE_BYTES = 64 * 1024 * 1024

const nameQuery = z.object({ fileName: z.string().check(z.minLength(1), z.maxLength(255)) })
const saveQuery = z.object({ save: z.optional(z.guid()) })
const projectParameters = z.object({ projectId: z.guid() })
