import type { HeardBounce } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { useCallback, useEffect, useState } from 'react'
import { soundsOf } from './given-files.ts'
import { rememberSound, soundOfPrint } from './given-bounces.ts'
import { hearInWorker } from './hear-in-worker.ts'
import type { BounceState } from './use-bounce.ts'

/** What the bounce is held against: the bounce before it, laid on the same bars, or a finished song by somebody. */
export type Beside = {
  readonly kind: 'before' | 'reference'
  readonly fileName: string
  readonly bounce: HeardBounce
  /** The file itself, while it is at hand: to play. */
  readonly file: File | null
}

export type BesideOnPage = {
  readonly beside: Beside | null
  /** A reference that is being heard, or could not be. */
  readonly asked: { readonly fileName: string; readonly isFailed: boolean } | null
  readonly choose: (files: readonly File[]) => void
  /** Back to the bounce before, or to nothing. */
  readonly leave: () => void
}

/** The bounce before this one stands beside it by itself, by its kept figures; a reference takes its place when it is chosen. */
export function useBeside(state: BounceState, report: Report): BesideOnPage {
  const before = state.kind === 'heard' ? state.before : null
  const [last, setLast] = useState<Beside | null>(null)
  const [reference, setReference] = useState<Beside | null>(null)
  const [asked, setAsked] = useState<BesideOnPage['asked']>(null)
  useEffect(() => {
    if (!before) return undefined
    const controller = new AbortController()
    const sound = { sound: before.print, report, offsetSeconds: null }
    void hearInWorker(sound, controller.signal).then((end) => {
      if (controller.signal.aborted || end.kind !== 'bounce') return
      setLast({ kind: 'before', fileName: before.fileName, bounce: end.bounce, file: soundOfPrint(before.print) })
    })
    return () => {
      controller.abort()
      setLast(null)
    }
  }, [before, report])
  const choose = useCallback((files: readonly File[]) => {
    const [given] = files
    if (!given) return
    const hear = async () => {
      setAsked({ fileName: given.name, isFailed: false })
      const [file] = await soundsOf(files)
      const sound = file && { sound: file, report: null, offsetSeconds: null }
      const end = sound && (await hearInWorker(sound, new AbortController().signal))
      if (!file || end?.kind !== 'bounce') return setAsked({ fileName: given.name, isFailed: true })
      rememberSound(end.print, file)
      setAsked(null)
      setReference({ kind: 'reference', fileName: file.name, bounce: end.bounce, file })
    }
    void hear()
  }, [])
  const leave = useCallback(() => setReference(null), [])
  return { beside: reference ?? last, asked, choose, leave }
}
