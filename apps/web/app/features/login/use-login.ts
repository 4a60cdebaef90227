import { useState } from 'react'
import { useLoginCopy } from '../../copy/login.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { formText } from '../../ui/form-text.ts'
import { toast } from '../../ui/toast.ts'

export type Mode = 'sign-in' | 'sign-up'

type Message = { readonly tone: 'danger' | 'ok'; readonly text: string }

type Login = {
  readonly progress: 'idle' | 'processing'
  readonly message: Message | undefined
  readonly submit: (form: FormData) => Promise<void>
  readonly clear: () => void
}

/** Signs in or up with what the form holds, and says how it went. */
export function useLogin(mode: Mode): Login {
  const copy = useLoginCopy()
  const identity = useIdentity()
  const [progress, setProgress] = useState<Login['progress']>('idle')
  const [message, setMessage] = useState<Message>()

  const submit = async (form: FormData) => {
    const credentials = { email: formText(form, 'email').trim(), password: formText(form, 'password') }
    setProgress('processing')
    setMessage(undefined)
    try {
      if (mode === 'sign-in') {
        await identity.signIn(credentials)
        toast(copy.signedIn)
      } else {
        const { isSignedIn } = await identity.signUp(credentials)
        if (isSignedIn) toast(copy.signedUp)
        else setMessage({ tone: 'ok', text: copy.confirm })
      }
    } catch (error) {
      setMessage({ tone: 'danger', text: (error instanceof Error && error.message) || copy.failed })
    } finally {
      setProgress('idle')
    }
  }
  return { progress, message, submit, clear: () => setMessage(undefined) }
}
