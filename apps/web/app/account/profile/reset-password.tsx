import { useState } from 'react'
import { Link } from 'react-router'
import { useProfileCopy } from './copy/profile.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'
import { useMailedSession } from '../../identity/use-mailed-session.ts'
import { buttonClass, Loading, Notice, PageHead } from '@kvint/ui'
import { CodeCheck } from '../fields/code-check.tsx'
import { ApiKeysPanel } from '../api-keys/api-keys-panel.tsx'
import { PasswordFields } from './password-fields.tsx'
import { useLoaded } from './use-loaded.ts'

/** Where the reset mail leads: a new password, for anyone who came with its link or is signed in. */
export function ResetPassword() {
  const { reset: copy, password } = useProfileCopy()
  const { status } = useAuthState()
  const mailed = useMailedSession()
  const [isUpdated, setIsUpdated] = useState(false)
  const isKnown = mailed !== 'reading' && status !== 'loading'
  return (
    <div className="page-width grid gap-8 py-12 md:py-16">
      <PageHead title={copy.title}>{copy.lead}</PageHead>
      <div className="grid min-h-[50dvh] max-w-105 content-start gap-4">
        {!isKnown && <Loading />}
        {isKnown && isUpdated && (
          <>
            <Notice tone="ok">{password.updated}</Notice>
            <ApiKeysPanel />
            <Link to="/dashboard" className={buttonClass('main')}>
              {copy.toDashboard}
            </Link>
          </>
        )}
        {isKnown && !isUpdated && status === 'signed-in' && <NewPassword onUpdated={() => setIsUpdated(true)} />}
        {isKnown && !isUpdated && status === 'signed-out' && (
          <>
            <Notice tone={mailed === 'refused' ? 'danger' : 'plain'}>
              {mailed === 'refused' ? copy.refused : copy.needsLink}
            </Notice>
            <Link to="/login" className={buttonClass('main')}>
              {copy.toLogin}
            </Link>
          </>
        )}
      </div>
    </div>
  )
}

/** An account with an authenticator app takes a new password only after a code of it. */
function NewPassword({ onUpdated }: { onUpdated: () => void }) {
  const { reset: copy, password } = useProfileCopy()
  const { value: step, hasFailed, reload } = useLoaded(nextStep)
  if (hasFailed) return <Notice tone="danger">{password.failed}</Notice>
  if (!step) return <Loading />
  if (step.kind === 'needs-code')
    return <CodeCheck text={copy.needsCode} verify={step.verify} recover={step.recover} onDone={() => void reload()} />
  return <PasswordFields keepsPasskeys={false} onUpdated={onUpdated} />
}

const nextStep = async (identity: Identity) => (await identity.security()).nextStep()
