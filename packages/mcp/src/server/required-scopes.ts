import type { AssistantScope } from '@kvint/contract'
import { TOOLS } from '../tools/all-tools.ts'

/**
 * What a JSON-RPC request must have been granted: by the tool that it calls, or by what it reads. Requests that tell
 * nothing of the account need nothing.
 *
 * `requiredScopes({ method: 'tools/call', params: { name: 'clip_notes' } })` → `['notes:read']`
 */
export function requiredScopes({ method, params }: RpcRequest): readonly AssistantScope[] {
  if (method === 'tools/call') return scopeOfTool(params?.['name'])
  if (RESOURCE_METHODS.has(method)) return scopesOfResource(asRead(String(params?.['uri'])))
  return OF_PROJECTS.has(method) ? ['projects:read'] : []
}

type RpcRequest = { readonly method: string; readonly params?: Readonly<Record<string, unknown>> | undefined }

function scopeOfTool(name: unknown): readonly AssistantScope[] {
  const scope = TOOLS.find((tool) => tool.name === name)?.scope
  return scope ? [scope] : []
}

/** The address as the reader resolves it: `KVINT:` is `kvint:`, line breaks go, `a/../b` is `b`. */
function asRead(uri: string): string {
  return URL.canParse(uri) ? new URL(uri).href : uri
}

function scopesOfResource(uri: string): readonly AssistantScope[] {
  if (!uri.startsWith('kvint://project/')) return []
  if (uri.includes('/clip/')) return ['notes:read']
  return uri.endsWith('/report') ? ['projects:read', 'notes:read'] : ['projects:read']
}

const RESOURCE_METHODS = new Set(['resources/read', 'resources/subscribe'])
/** Their answers name her projects. */
const OF_PROJECTS = new Set(['resources/list', 'prompts/get', 'completion/complete', 'subscriptions/listen'])
