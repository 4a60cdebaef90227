import { addressProblem } from '../target/target.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import type { SdkTransport } from '../session/session.ts'

/** A server of a configuration file. */
export type ConfiguredServer =
  | {
      readonly kind: 'reachable'
      readonly name: string
      readonly address: string
      readonly transport: SdkTransport
      /** As the file gives them; they stay in the memory of the page. */
      readonly headers: Readonly<Record<string, string>>
    }
  /** A program to start, or an address that a page may not call. */
  | { readonly kind: 'unreachable'; readonly name: string; readonly why: 'program' | 'address' }

/**
 * The servers of a file as assistants keep it: `mcpServers` (Claude, Cursor) or `servers` (VS Code). `null` where it is none.
 *
 * `readConfig({ mcpServers: { kvint: { url: 'https://kvint.example/mcp' } } })` → one reachable server
 */
export function readConfig(value: unknown): readonly ConfiguredServer[] | null {
  if (!isRecord(value)) return null
  const servers = value['mcpServers'] ?? value['servers']
  if (!isRecord(servers)) return null
  return Object.entries(servers).map(([name, entry]): ConfiguredServer => {
    const { url, type, transport, headers } = isRecord(entry) ? entry : {}
    if (typeof url !== 'string') return { kind: 'unreachable', name, why: 'program' }
    if (addressProblem(url) !== undefined) return { kind: 'unreachable', name, why: 'address' }
    const isStream = type === 'sse' || transport === 'sse'
    return {
      kind: 'reachable',
      name,
      address: new URL(url).href,
      transport: isStream ? 'sse' : 'streamable',
      headers: isRecord(headers) ? textsOf(headers) : {},
    }
  })
}

function textsOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
