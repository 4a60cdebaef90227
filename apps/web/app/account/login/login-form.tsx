import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLoginCopy } from './copy/login.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { useIsOpen } from '../../identity/use-is-open.ts'
import { Button, Notice, TextField, useEarlyInput } from '@kvint/ui'
import { CodeCheck } from '../fields/code-check.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { type Mode, useLogin } from './use-login.ts'
import { planById } from '@kvint/contract'
import { usePasswordReset } from './use-password-reset.ts'
import { KeyRound } from 'lucide-react'
import { useFeature } from '../../start-up/configuration.ts'

/**
 * E-mail and password, to come in or to make an account; the address of the page says which. `said`: what came of a
 * mailed link that led here.
 */
export function LoginForm({ said }: { said: string | undefined }) {
  const copy = useLoginCopy()
  const isOpen = useIsOpen()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: { mode?: Mode } | null }
  /** The page was drawn for its address without the question mark's part. */
  const isBrowser = useIsBrowser()
  const mode: Mode = (isBrowser && (search.get('mode') ?? state?.mode)) === 'sign-up' ? 'sign-up' : 'sign-in'
  const { progress, message, codeStep, submit, tryPasskey, welcome, clear } = useLogin(mode)
  const [email, setEmail] = useState('')
  const emailField = useEarlyInput<HTMLInputElement>(email, setEmail)
  const isClosed = mode === 'sign-up' && !isOpen
  const words = mode === 'sign-up' ? copy.signUp : copy.signIn
  if (codeStep) {
    return (
      <div className="grid w-full max-w-105 gap-6">
        <h1 className="text-head">{copy.code.heading}</h1>
        <CodeCheck text={copy.code.text} verify={codeStep.verify} recover={codeStep.recover} onDone={welcome} />
        <Button look="quiet" onClick={clear}>
          {copy.code.back}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid w-full max-w-105 gap-6">
      <h1 className="text-head">{words}</h1>
      {said && <Notice tone="plain">{said}</Notice>}
      {isBrowser && <WantedPlan returnTo={search.get('return_to') ?? ''} />}
      {isClosed && <Notice tone="plain">{copy.registrationClosed}</Notice>}
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
      >
        <TextField
          label={copy.email}
          ref={emailField}
          name="email"
          type="email"
          required
          autoComplete="username"
          placeholder={copy.emailPlaceholder}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={copy.password}
          name="password"
          required
          minLength={6}
          autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
          placeholder={copy.passwordPlaceholder}
        />
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        <Button look="main" type="submit" disabled={progress === 'processing' || isClosed}>
          {isClosed ? copy.comingSoon : progress === 'processing' ? copy.processing : words}
        </Button>
      </form>
      {mode === 'sign-in' && <PasskeyButton isBusy={progress === 'processing'} onChoose={() => void tryPasskey()} />}
      <div className="flex flex-wrap justify-between gap-2">
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          {mode === 'sign-up' ? copy.hasAccount : copy.noAccount}
          <a
            href={mode === 'sign-up' ? '/login' : '/login?mode=sign-up'}
            className="inline-flex min-h-8 items-center text-root underline underline-offset-4 pointer-coarse:min-h-11"
            onClick={(event) => {
              event.preventDefault()
              clear()
              setSearch(
                (before) => {
                  before.delete('mode')
                  if (mode === 'sign-in') before.set('mode', 'sign-up')
                  return before
                },
                { replace: true, state },
              )
            }}
          >
            {mode === 'sign-up' ? copy.signIn : copy.signUp}
          </a>
        </p>
        {mode === 'sign-in' && <PasswordReset email={email} />}
      </div>
    </div>
  )
}

/** Tells a buyer that her choice is kept while she signs in. */
function WantedPlan({ returnTo }: { returnTo: string }) {
  const { forPlan } = useLoginCopy()
  const plan = planById(/^\/pricing\?plan=(\w+)$/.exec(returnTo)?.[1] ?? '')
  return plan ? <Notice tone="plain">{forPlan(plan.name, plan.price, plan.period)}</Notice> : null
}

/** Asks for a new password for the address in the form above. */
function PasswordReset({ email }: { email: string }) {
  const copy = useLoginCopy()
  const { message, ask } = usePasswordReset()
  return (
    <>
      <Button look="quiet" size="tool" onClick={() => void ask(email)} className="px-0!">
        {copy.forgotten}
      </Button>
      {message && (
        <Notice tone={message.tone} className="w-full">
          {message.text}
        </Notice>
      )}
    </>
  )
}

/** Signs in without a password, in browsers that can. */
function PasskeyButton({ isBusy, onChoose }: { isBusy: boolean; onChoose: () => void }) {
  const copy = useLoginCopy()
  const hasAccounts = useFeature('enableAuth')
  const isBrowser = useIsBrowser()
  if (!hasAccounts || (isBrowser && typeof PublicKeyCredential === 'undefined')) return null
  return (
    <>
      <p className="flex items-center gap-4 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {copy.or}
      </p>
      <Button onClick={onChoose} disabled={isBusy} className="w-full">
        <KeyRound size={20} strokeWidth={1.5} aria-hidden /> {copy.passkey}
      </Button>
    </>
  )
}
