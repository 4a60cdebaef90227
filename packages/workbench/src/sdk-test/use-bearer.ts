import { useEffect, useState } from 'react'
import type { Reach } from '../target/target-context.ts'
import { keptTokens } from '../session/oauth/kept-tokens.ts'
import type { SdkTransport } from '../session/session.ts'

/** The token that calls go out with, to copy a call with it; undefined where there is none. */
export function useBearer(reach: Reach, transport: SdkTransport): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    let isLeft = false
    void reach.accessToken().then((own) => !isLeft && setToken(own ?? undefined))
    return () => {
      isLeft = true
    }
  }, [reach])
  if (reach.target.access !== 'oauth') return token
  const address = transport === 'sse' ? reach.stream : reach.at('/mcp')
  return keptTokens.get(address.href)?.access_token
}
