import { useEffect, useState } from 'react'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { AssistantRequest } from '../../identity/identity.ts'
import { isSafeReturn } from './redirect-address.ts'

export type Asked = Extract<AssistantRequest, { kind: 'asked' }>

export type Progress =
  | { readonly kind: 'reading' | 'gone' | 'unreachable' | 'unsafe' }
  | { readonly kind: 'asked'; readonly request: Asked; readonly answer: 'none' | 'sending' | 'failed' }
  | { readonly kind: 'leaving'; readonly answer: 'allow' | 'deny'; readonly address: string }

type Consent = {
  readonly progress: Progress
  readonly answer: (answer: 'allow' | 'deny') => Promise<void>
  readonly retry: () => void
}

/** Reads the request `id`, answers it, and leaves for the assistant by `leave`. */
export function useAssistantRequest(id: string, leave: (address: string) => void): Consent {
  const identity = useIdentity()
  const [progress, setProgress] = useState<Progress>({ kind: 'reading' })
  const [attempt, setAttempt] = useState(0)

  const leaveFor = (answer: 'allow' | 'deny', address: string, shown?: string): void => {
    if (!isSafeReturn(address, shown)) return setProgress({ kind: 'unsafe' })
    setProgress({ kind: 'leaving', answer, address })
    leave(address)
  }

  useEffect(() => {
    let isLeft = false
    const take = (request: AssistantRequest): void => {
      if (isLeft) return
      if (request.kind === 'granted') leaveFor('allow', request.returnTo)
      else setProgress(request.kind === 'gone' ? { kind: 'gone' } : { kind: 'asked', request, answer: 'none' })
    }
    /** Reading may answer too, where she has allowed it before: it is asked for once, after the page has settled. */
    const timer = setTimeout(() => {
      identity.assistantRequest(id).then(take, () => !isLeft && setProgress({ kind: 'unreachable' }))
    })
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- leaving is the same for the life of the page
  }, [identity, id, attempt])

  return {
    progress,
    async answer(given) {
      if (progress.kind !== 'asked' || progress.answer === 'sending') return
      const { request } = progress
      setProgress({ kind: 'asked', request, answer: 'sending' })
      try {
        leaveFor(given, await identity.answerAssistant(id, given), request.redirectUri)
      } catch {
        setProgress({ kind: 'asked', request, answer: 'failed' })
      }
    },
    retry() {
      setProgress({ kind: 'reading' })
      setAttempt(attempt + 1)
    },
  }
}
