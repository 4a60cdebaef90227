import { callApi } from '../../api/call-api.ts'
import type { StatusMessage } from './copy/en/status.ts'

export type ApiCheck = { readonly status: 'online' | 'offline' | 'error'; readonly message: StatusMessage }

/** Asks the API's root. Any answer below 500 that tells of a live server counts; which one, the message says. */
export async function checkApi(): Promise<ApiCheck> {
  try {
    const { status } = await callApi('/')
    if (status === 200 || status === 404) return { status: 'online', message: { name: 'online' } }
    if (status === 401 || status === 403) return { status: 'online', message: { name: 'guarded' } }
    return { status: 'error', message: { name: 'answered', code: status } }
  } catch {
    return { status: 'offline', message: { name: 'unreachable' } }
  }
}
