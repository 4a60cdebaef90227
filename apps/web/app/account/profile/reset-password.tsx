import { useState } from 'react'
import { Link } from 'react-router'
import { useProfileCopy } from './copy/profile.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { useMailedSession } from '../../identity/use-mailed-session.ts'
import { Button, buttonClass, formText, Loading, Notice, TextField } from '@kvint/ui'
import { CodeCheck } from '../fields/code-check.tsx'
import { ApiKeysPanel } from '../api-keys/api-keys-panel.tsx'
import { useLoginCopy } from '../login/copy/login.ts'
import { EntryFrame } from '../login/entry-frame.tsx'
import { usePasswordReset } from '../login/use-password-reset.ts'
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
    <EntryFrame text={copy.beside}>
      <div className="grid w-full max-w-105 gap-6">
        <div className="grid gap-2">
          <h1 className="text-head">{copy.title}</h1>
          <p className="text-muted">{copy.lead}</p>
        </div>
        {/* As high in each state: nothing moves once it is known who came. */}
        <div className="grid min-h-[50dvh] content-start gap-6">
          {!isKnown && <Loading />}
          {isKnown && isUpdated && (
            <>
              <Notice tone="ok">{password.updated}</Notice>
              <ApiKeysPanel whereSome />
              <Link to="/dashboard" className={buttonClass('main')}>
                {copy.toDashboard}
              </Link>
            </>
          )}
          {isKnown && !isUpdated && status === 'signed-in' && <NewPassword onUpdated={() => setIsUpdated(true)} />}
          {isKnown && !isUpdated && status === 'signed-out' && <NewLink isRefused={mailed === 'refused'} />}
        </div>
      </div>
    </EntryFrame>
  )
}

/** For anyone who came without a link that holds: asks for another. */
function NewLink({ isRefused }: { isRefused: boolean }) {
  const { reset: copy } = useProfileCopy()
  const { closed } = useLoginCopy()
  const { message, ask } = usePasswordReset()
  if (!useFeature('enableAuth')) return <Notice tone="plain">{closed}</Notice>
  return (
    <>
      <Notice tone={isRefused ? 'danger' : 'plain'}>{isRefused ? copy.refused : copy.needsLink}</Notice>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void ask(formText(new FormData(event.currentTarget), 'email'))
        }}
      >
        <TextField label={copy.email} name="email" type="email" autoComplete="username" />
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        <Button look="main" type="submit">
          {copy.send}
        </Button>
      </form>
      <Link
        to="/login"
        className="inline-flex min-h-8 items-center justify-self-start text-small text-root underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {copy.toLogin}
      </Link>
    </>
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
