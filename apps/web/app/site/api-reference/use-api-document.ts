import { startTransition, useEffect, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import type { ApiDocument } from './api-document.ts'

export type LoadedDocument = ApiDocument | 'loading' | 'failed'

/** The OpenAPI document of the server that this page calls. */
export function useApiDocument(): LoadedDocument {
  const [loaded, setLoaded] = useState<LoadedDocument>('loading')
  useEffect(() => {
    let isLeft = false
    callApi('/api/openapi.json')
      .then(async (answer) => (answer.ok ? ((await answer.json()) as ApiDocument) : ('failed' as const)))
      .catch(() => 'failed' as const)
      .then((next) => !isLeft && startTransition(() => setLoaded(next)))
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [])
  return loaded
}
