import { PRODUCT } from '@kvint/contract'
import type { FastifyInstance } from 'fastify'
import type { McpRouteOptions } from './mcp-options.ts'

/** RFC 9728 metadata at the root and below the endpoint's own path: clients ask for either. */
export function protectedResourceRoutes(app: FastifyInstance, { protectedResource }: McpRouteOptions): void {
  if (!protectedResource) return
  const { resource, authorizationServers, scopes } = protectedResource
  const metadata = {
    resource,
    authorization_servers: authorizationServers,
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: PRODUCT.name,
  }
  const paths = new Set([WELL_KNOWN, new URL(metadataAddress(resource)).pathname])
  for (const path of paths) {
    app.get(path, { config: { isOpen: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(metadata),
    )
  }
}

/** `https://kvint.example/mcp` → `https://kvint.example/.well-known/oauth-protected-resource/mcp` */
export function metadataAddress(resource: string): string {
  const { origin, pathname } = new URL(resource)
  return `${origin}${WELL_KNOWN}${pathname === '/' ? '' : pathname}`
}

const WELL_KNOWN = '/.well-known/oauth-protected-resource'
