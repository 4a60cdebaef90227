import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { Loading } from '@kvint/ui'
import { ConsentQuestion } from './consent-question.tsx'

/** Where the authorization server sends somebody whose assistant asks for access. `leave` is for tests. */
export function OauthConsent({ leave = (address) => location.assign(address) }: { leave?: (address: string) => void }) {
  const { status } = useAuthState()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isBrowser = useIsBrowser()
  const id = search.get('authorization_id') ?? ''
  useEffect(() => {
    if (status !== 'signed-out') return
    const here = `/oauth/consent?${new URLSearchParams({ authorization_id: id })}`
    void navigate(`/login?${new URLSearchParams({ return_to: here })}`, { replace: true })
  }, [status, id, navigate])
  if (!isBrowser || status !== 'signed-in') return <Loading />
  return <ConsentQuestion key={id} id={id} leave={leave} />
}
