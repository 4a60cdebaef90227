import type { JSONRPCNotification, JSONRPCRequest } from '@modelcontextprotocol/server'

/** The shapes of JSON-RPC 2.0, checked by hand: each call passes here, and a schema library costs more than the call. */
export function isRequest(value: unknown): value is JSONRPCRequest {
  return hasMethod(value) && 'id' in value && (typeof value.id === 'string' || Number.isInteger(value.id))
}

export function isNotification(value: unknown): value is JSONRPCNotification {
  return hasMethod(value) && !('id' in value)
}

/** An answer to a question of ours. */
export function isAnswer(value: unknown): boolean {
  return isMessage(value) && 'id' in value && ('result' in value || 'error' in value)
}

/** Carries nothing of the 2026-07-28 protocol, so that it need not be classified with care. */
export function isSurelyLegacy(value: unknown, headers: Readonly<Record<string, unknown>>): boolean {
  const version = headers['mcp-protocol-version']
  const isMarked = headers['mcp-method'] !== undefined || (typeof version === 'string' && version >= '2026')
  return !isMarked && isRequest(value) && value.params?._meta === undefined
}

function hasMethod(value: unknown): value is { method: string; params?: Record<string, unknown> } {
  if (!isMessage(value) || !('method' in value) || typeof value.method !== 'string') return false
  return !('params' in value) || (typeof value.params === 'object' && value.params !== null)
}

function isMessage(value: unknown): value is { jsonrpc: '2.0' } {
  return typeof value === 'object' && value !== null && 'jsonrpc' in value && value.jsonrpc === '2.0'
}
