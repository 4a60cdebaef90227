import { useSearchParams } from 'react-router'
import { useLoginCopy } from './copy/login.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { useIsOpen } from '../../identity/use-is-open.ts'
import { Button, Notice } from '@kvint/ui'

/** Leaves for the page of the identity provider, to sign in or to make an account there. */
export function RedirectLogin() {
  const copy = useLoginCopy()
  const identity = useIdentity()
  const isOpen = useIsOpen()
  const isBrowser = useIsBrowser()
  const [search] = useSearchParams()
  return (
    <div className="grid w-full max-w-105 justify-items-start gap-6">
      <h1 className="text-head">{copy.signIn}</h1>
      {isBrowser && search.get('problem') === 'provider' && <Notice tone="danger">{copy.redirectFailed}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="main" onClick={() => void identity.startRedirect('sign-in')}>
          {copy.redirect}
        </Button>
        {isOpen && <Button onClick={() => void identity.startRedirect('sign-up')}>{copy.redirectSignUp}</Button>}
      </div>
    </div>
  )
}
