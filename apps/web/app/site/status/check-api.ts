import { callApi } from '../../api/call-api.ts'

export type ApiCheck = { readonly status: 'online' | 'offline' | 'error'; readonly message: string }

/** Asks the API's root. Any answer below 500 that tells of a live server counts; which one, the message says. */
export async function checkApi(): Promise<ApiCheck> {
  try {
    const { status } = await callApi('/')
    if (status === 200 || status === 404) return { status: 'online', message: 'API is online' }
    if (status === 401 || status === 403) return { status: 'online', message: 'API is online but requires auth' }
    return { status: 'error', message: `API returned status ${status}` }
  } catch {
    return { status: 'offline', message: 'API is unreachable' }
  }
}
