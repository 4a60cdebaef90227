import swagger from '@fastify/swagger'
import {
  apiProfileSchema,
  apiSubscriptionSchema,
  apiKeySchema,
  errorBodySchema,
  planSchema,
  PRODUCT,
} from '@kvint/contract'
import { figureSchema, messageSchema } from '@kvint/report'
import type { FastifySchema } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { accessOf } from './access.ts'
import { summaryOf } from './summaries.ts'
import { type ApiDocument, tidyDocument } from './tidy-document.ts'

/**
 * `GET /api/openapi.json`: the API as OpenAPI 3.1, from the schemas that check its calls. Every route of the scope it is
 * registered in is in it; `hide` in a route's schema keeps a page for people out.
 */
export const describeApi = fastifyPlugin<{ readonly publicUrl: string }>(async (app, { publicUrl }) => {
  nameSchemas()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT.name} API`,
        version: '1.0.0',
        description: `Profile, plans, kept sets and reports of ${PRODUCT.name}. Errors have one shape everywhere: a code, a sentence and the id of the request.`,
      },
      servers: [{ url: publicUrl }],
      tags: TAGS.map(([name, description]) => ({ name, description })),
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: ({ schema, url, route, ...rest }) => {
      const method = [route.method].flat()[0] ?? 'GET'
      const summary = schema?.summary ?? summaryOf(method, url)
      const described: FastifySchema = {
        ...schema,
        ...(summary ? { summary } : {}),
        operationId: operationIdOf(method, url),
        tags: schema?.tags ?? [tagOf(url)],
        security: SECURITY[accessOf(method, url)],
        response: { ...answersOf(`${method} ${url}`, schema), default: errorBodySchema },
      }
      return jsonSchemaTransform({ schema: described, url, route, ...rest })
    },
    transformObject: jsonSchemaTransformObject,
  })

  let document: string | undefined
  app.get('/api/openapi.json', { schema: { summary: 'This document', tags: ['Service'] } }, (_request, reply) => {
    document ??= JSON.stringify(tidyDocument(app.swagger() as unknown as ApiDocument))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document)
  })
})

/** A route that answers with nothing described says so. */
function answersOf(call: string, schema: FastifySchema | undefined): Record<string, unknown> {
  const type = NOT_JSON[call]
  if (type) return { 200: { content: { [type]: { schema: z.any() } } } }
  const answers = (schema?.response ?? {}) as Record<string, unknown>
  return Object.keys(answers).length > 0 ? answers : { 200: z.any() }
}

/** `postApiV1ApiKeys`, for programs that make clients from the document. */
function operationIdOf(method: string, url: string): string {
  const words = `${method.toLowerCase()} ${url}`.split(/[^a-z0-9]+/i).filter(Boolean)
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

const NOT_JSON: Readonly<Record<string, string>> = {
  'GET /api/v1/projects/export': 'application/zip',
  'GET /api/v1/account/export': 'application/zip',
  'GET /api/v1/projects/events': 'text/event-stream',
}

/** Schemas that stand in the document once, under a name. */
function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED))
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id })
}

const NAMED = {
  Error: errorBodySchema,
  Profile: apiProfileSchema,
  Subscription: apiSubscriptionSchema,
  Plan: planSchema,
  ApiKey: apiKeySchema,
  Figure: figureSchema,
  Message: messageSchema,
}

function tagOf(url: string): string {
  return TAGS_BY_PATH.find(([pattern]) => pattern.test(url))?.[1] ?? 'Service'
}

const TAGS: readonly (readonly [name: string, description: string])[] = [
  ['Account', 'The account that a token belongs to: its profile, plan, keys and data.'],
  ['Projects', 'Sets kept in an account, their analysis and their reports.'],
  ['Plans and payments', 'Plans on sale, checkout, and the payment provider’s events.'],
  ['Service', 'Whether the service runs, and what it can do.'],
  ['Site', 'What the site’s own pages call.'],
]

const TAGS_BY_PATH: readonly (readonly [pattern: RegExp, tag: string])[] = [
  [/^\/auth\/|^\/api\/v1\/(?:account|api-keys)/, 'Account'],
  [/^\/api\/v1\/paddle/, 'Plans and payments'],
  [/^\/api\/v1\/(?:projects|uploads|jobs|shares?|analyses|reports)/, 'Projects'],
  [/^\/api\/(?:session|v1\/(?:waitlist|contact))/, 'Site'],
]

const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a sign-in.' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key from your profile, with the scope that the call needs.',
  },
} as const

const SECURITY = {
  open: [],
  account: [{ accessToken: [] }],
  accountOrKey: [{ accessToken: [] }, { apiKey: [] }],
} satisfies Record<string, Record<string, string[]>[]>
