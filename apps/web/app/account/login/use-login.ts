import { useState } from 'react'
import { useLoginCopy } from './copy/login.ts'
import type { SignInStep } from '../../identity/account-security.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { serviceWords } from '../../identity/service-words.ts'
import { isCommonPassword } from '../fields/is-common-password.ts'
import { formText, toast } from '@kvint/ui'

export type Mode = 'sign-in' | 'sign-up'

type Message = { readonly tone: 'danger' | 'ok'; readonly text: string }

type Login = {
  readonly progress: 'idle' | 'processing'
  readonly message: Message | undefined
  /** Set where the account wants a code before it opens. */
  readonly codeStep: Extract<SignInStep, { kind: 'needs-code' }> | undefined
  readonly submit: (form: FormData) => Promise<void>
  readonly tryPasskey: () => Promise<void>
  readonly welcome: (isRecovered: boolean) => void
  readonly clear: () => void
}

/** Signs in or up, and says how it went. */
export function useLogin(mode: Mode): Login {
  const copy = useLoginCopy()
  const identity = useIdentity()
  const [progress, setProgress] = useState<Login['progress']>('idle')
  const [message, setMessage] = useState<Message>()
  const [step, setStep] = useState<SignInStep>()

  const welcome = (isRecovered: boolean) => toast(isRecovered ? copy.recovered : copy.signedIn)
  const run = async (work: () => Promise<void>) => {
    setProgress('processing')
    setMessage(undefined)
    try {
      await work()
    } catch (error) {
      setMessage({ tone: 'danger', text: serviceWords(error) ?? copy.failed })
    } finally {
      setProgress('idle')
    }
  }
  const goOn = (next: SignInStep) => {
    setStep(next)
    if (next.kind === 'signed-in') welcome(false)
  }

  const submit = (form: FormData) =>
    run(async () => {
      const credentials = { email: formText(form, 'email').trim(), password: formText(form, 'password') }
      if (mode === 'sign-in') return goOn(await identity.signIn(credentials))
      if (await isCommonPassword(credentials.password)) return setMessage({ tone: 'danger', text: copy.commonPassword })
      const { isSignedIn } = await identity.signUp(credentials)
      if (isSignedIn) toast(copy.signedUp)
      else setMessage({ tone: 'ok', text: copy.confirm })
    })
  const tryPasskey = () =>
    run(async () => {
      const next = await identity.signInWithPasskey().catch(() => {
        throw new Error(copy.passkeyFailed)
      })
      goOn(next)
    })
  const clear = () => {
    setMessage(undefined)
    setStep(undefined)
  }
  const codeStep = step?.kind === 'needs-code' ? step : undefined
  return { progress, message, codeStep, submit, tryPasskey, welcome, clear }
}
