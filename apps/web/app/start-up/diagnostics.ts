import { pageConfiguration } from './configuration.ts'
import { wipeStoredKeys } from './wipe-stored-keys.ts'

/** Help for anyone who looks into a fault in the browser's console: `kvintDiagnostics.inspect()`. Never shows a token. */
export type Diagnostics = {
  /** Whether the account service and the product API answer. */
  readonly checkConnectivity: () => Promise<Connectivity>
  /** Removes the stored keys that start-up removes, from both web storages. Returns their names. */
  readonly clear: () => string[]
  /** What is stored, by name and length: values may be secret. */
  readonly inspect: () => Inspection
}

export type Connectivity = { readonly online: boolean; readonly api: Reach; readonly auth: Reach }

type Reach = 'reached' | 'unreachable' | 'not configured'
type StoredKey = { readonly key: string; readonly length: number }
type Inspection = {
  readonly environment: string
  readonly features: Readonly<Record<string, boolean>>
  readonly localStorage: readonly StoredKey[]
  readonly sessionStorage: readonly StoredKey[]
}

export function exposeDiagnostics(): void {
  Object.assign(window, { kvintDiagnostics: diagnostics })
}

const diagnostics: Diagnostics = {
  async checkConnectivity() {
    const { auth, apiBase, features } = pageConfiguration()
    const isSupabase = features.enableAuth && auth?.kind === 'supabase'
    return {
      online: navigator.onLine,
      api: await reach(`${apiBase ?? ''}/`),
      auth: isSupabase ? await reach(`${auth.url}/rest/v1/`, { apikey: auth.anonKey }) : 'not configured',
    }
  },
  clear: () => wipeStoredKeys([localStorage, sessionStorage]),
  inspect() {
    const { environment, features } = pageConfiguration()
    return { environment, features, localStorage: keysOf(localStorage), sessionStorage: keysOf(sessionStorage) }
  },
}

/** Any answer, a refusal too, means that the other side is there. */
async function reach(url: string, headers: Record<string, string> = {}): Promise<Reach> {
  try {
    await fetch(url, { method: 'HEAD', headers, signal: AbortSignal.timeout(CONNECTIVITY_TIMEOUT_MS) })
    return 'reached'
  } catch {
    return 'unreachable'
  }
}

function keysOf(store: Storage): StoredKey[] {
  return Object.keys(store).map((key) => ({ key, length: store.getItem(key)?.length ?? 0 }))
}

const CONNECTIVITY_TIMEOUT_MS = 5000
