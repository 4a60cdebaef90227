import { clsx } from 'clsx'
import { Link, useNavigate } from 'react-router'
import { useFrameCopy } from './copy/frame.ts'
import { displayName } from '../identity/display-name.ts'
import { useAuthState } from '../identity/identity-provider.tsx'
import { useIsOpen } from '../identity/use-is-open.ts'
import { useSignOut } from '../identity/use-sign-out.ts'
import { Button, buttonClass } from '@kvint/ui'

/** Where the account stands in the header: being looked up, signed in, signed out, or not to be had in this build. */
export function HeaderAccount({ isColumn = false }: { isColumn?: boolean }) {
  const state = useAuthState()
  const { account } = useFrameCopy()
  const isOpen = useIsOpen()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const row = clsx('flex gap-2', isColumn ? 'flex-col' : 'items-center')

  if (state.status === 'loading') {
    return (
      <output className={clsx(row, 'h-11 w-44 items-stretch gap-2')} aria-label={account.loading}>
        <span className="skeleton grow" />
        <span className="skeleton grow" />
      </output>
    )
  }
  if (state.status === 'signed-in') {
    return (
      <div className={row}>
        <Link
          to="/profile"
          className="inline-flex min-h-11 max-w-40 items-center truncate text-small text-ink underline-offset-4 hover:underline"
        >
          <span className="truncate">{displayName(state.user)}</span>
        </Link>
        <Button size="tool" onClick={() => void navigate('/profile')}>
          {account.profile}
        </Button>
        <Button size="tool" onClick={() => void signOut()}>
          {account.signOut}
        </Button>
      </div>
    )
  }
  if (!isOpen) {
    return (
      <Button size="tool" disabled>
        {account.comingSoon}
      </Button>
    )
  }
  return (
    <div className={row}>
      <Link to="/login" className={buttonClass('plain', 'tool')}>
        {account.signIn}
      </Link>
      <Link to="/login" state={{ mode: 'sign-up' }} className={buttonClass('main', 'tool')}>
        {account.getStarted}
      </Link>
    </div>
  )
}
