import { reportSchema } from '@kvint/report'
import { type KeptProject, KvintError, keptProjectListSchema, keptProjectSchema, keptSaveSchema } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import { pageQuery } from '../../platform/pagination/cursor.ts'
import type { AnalyseAgain } from './analyse-again.ts'
import type { KeptProjects } from './kept-projects.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly projects: KeptProjects
  readonly again: AnalyseAgain
}

/** `/api/v1/projects`: sets kept in the account, their saves and reports. */
export const projectRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, projects, again }) => {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const routes = scope.withTypeProvider<ZodTypeProvider>()

    routes.get(
      '/api/v1/projects',
      { schema: { querystring: searchQuery, response: { 200: keptProjectListSchema } } },
      async (request) => {
        const { search, cursor, limit } = request.query
        return await projects.page(await verifyBearer(request), {
          limit,
          ...(search && { search }),
          ...(cursor && { cursor }),
        })
      },
    )

    routes.get(
      '/api/v1/projects/:projectId',
      { schema: { params: projectParameters, response: { 200: keptProjectSchema } } },
      async (request) => found(await projects.find(await verifyBearer(request), request.params.projectId)),
    )

    scope.get<{ Params: z.infer<typeof projectParameters>; Querystring: z.infer<typeof saveQuery> }>(
      '/api/v1/projects/:projectId/report',
      { schema: { params: projectParameters, querystring: saveQuery, response: { 200: keptReportSchema } } },
      async (request, reply) => {
        const kept = await projects.report(await verifyBearer(request), request.params.projectId, request.query.save)
        if (!kept)
          throw new KvintError(
            'not-found',
            'This project has no finished report yet. Check its state, or keep the set again.',
          )
        const body = `{"saveId":"${kept.saveId}","report":${kept.json}}`
        return reply.type('application/json; charset=utf-8').send(body)
      },
    )

    routes.delete(
      '/api/v1/projects/:projectId',
      { schema: { params: projectParameters, response: { 204: z.null() } } },
      async (request, reply) => {
        if (!(await projects.removeProject(await verifyBearer(request), request.params.projectId))) found(undefined)
        return reply.status(204).send(null)
      },
    )

    routes.delete(
      '/api/v1/projects/:projectId/saves/:saveId',
      { schema: { params: saveParameters, response: { 204: z.null() } } },
      async (request, reply) => {
        const { projectId, saveId } = request.params
        if (!(await projects.removeSave(await verifyBearer(request), projectId, saveId))) throw noSave()
        return reply.status(204).send(null)
      },
    )

    routes.post(
      '/api/v1/projects/:projectId/saves/:saveId/cancel',
      { schema: { params: saveParameters, response: { 200: keptSaveSchema } } },
      async (request) => {
        const { projectId, saveId } = request.params
        const save = await projects.cancel(await verifyBearer(request), projectId, saveId)
        if (!save) throw new KvintError('conflict', 'This save is not being analysed, so there is nothing to cancel.')
        return save
      },
    )

    routes.post(
      '/api/v1/projects/:projectId/saves/:saveId/retry',
      { schema: { params: saveParameters, response: { 200: keptSaveSchema } } },
      async (request) => {
        const { projectId, saveId } = request.params
        return await again.one(await verifyBearer(request), projectId, saveId)
      },
    )
  })
})

function found(project: KeptProject | undefined): KeptProject {
  if (!project) throw new KvintError('not-found', 'There is no such project in your account.')
  return project
}

function noSave(): KvintError {
  return new KvintError('not-found', 'There is no such save in your account.')
}

const searchQuery = z.object({ ...pageQuery, search: z.optional(z.string().check(z.maxLength(200))) })
const saveQuery = z.object({ save: z.optional(z.guid()) })
const projectParameters = z.object({ projectId: z.guid() })
const saveParameters = z.object({ projectId: z.guid(), saveId: z.guid() })
const keptReportSchema = z.object({ saveId: z.guid(), report: reportSchema })
