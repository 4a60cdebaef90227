import { useEffect, useState } from 'react'
import { useIdentity } from '../../identity/identity-provider.tsx'

/** The access token as it is now, looked up again every half minute. Undefined until the first look. */
export function useAccessToken(): string | null | undefined {
  const identity = useIdentity()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    let isLeft = false
    const look = () =>
      void identity
        .accessToken()
        .catch(() => null)
        .then((next) => !isLeft && setToken(next))
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [identity])
  return token
}

const EVERY_MS = 30_000
