import type { AudioProblem, HeardLoudness } from '@kvint/audio'
import type { HeardBounce } from '@kvint/insights'
import { withBounce, withFindings } from '@kvint/insights/with-bounce'
import type { Finding, Report } from '@kvint/report'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeptFigures } from '../../api/kept-bounces.ts'
import { giveSounds, rememberSound, soundOfPrint, soundsAtHand } from './given-bounces.ts'
import { findBounce, forgetBounce, keepBounce, type KeptBounce } from './heard-database.ts'
import { hearInWorker } from './hear-in-worker.ts'

export type BounceState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'hearing'
      readonly fileName: string
      /** Share of the file that was heard, 0 to 1; `null` while its length is unknown. */
      readonly share: number | null
      readonly measured: { readonly loudness: HeardLoudness; readonly seconds: number } | null
    }
  | { readonly kind: 'failed'; readonly fileName: string; readonly problem: AudioProblem | null }
  | {
      readonly kind: 'heard'
      readonly fileName: string
      readonly print: string
      readonly bounce: HeardBounce
      /** The file itself, while it is at hand: to play. */
      readonly file: File | null
      readonly before: KeptBounce['before']
    }

/** What is to be heard, and which bounce of the set was heard last. */
type Wanted = Pick<KeptBounce, 'fileName' | 'offsetSeconds'> & {
  readonly last: Pick<KeptBounce, 'print' | 'fileName' | 'before'> | null
}

export type BounceOnPage = {
  /** Of the report; `null` for one that is not kept in this browser. */
  readonly id: string | null
  readonly state: BounceState
  /** The report of the set alone. */
  readonly base: Report
  /** The report with what is heard in the bounce and its stems. */
  readonly report: Report
  readonly give: (file: File) => void
  /** The report stands: what came with it is heard from then on, for hearing takes the processor from drawing. */
  readonly onWhole: () => void
  readonly cancel: () => void
  readonly forget: () => void
  /** Says where bar 1 lies in the file. */
  readonly place: (offsetSeconds: number) => void
  /** Adds what is heard in the stems. */
  readonly tellStems: (findings: readonly Finding[]) => void
}

/**
 * The bounce of one set: heard when it is given, and taken up where the last visit left it. `id` is null for a report that is
 * not kept in this browser; `figures` are shown until a bounce is given.
 */
export function useBounce(id: string | null, report: Report, figures: KeptFigures | null = null): BounceOnPage {
  const [own, setState] = useState<BounceState>({ kind: 'none' })
  const state = useMemo((): BounceState => {
    if (own.kind !== 'none' || !figures) return own
    return { kind: 'heard', ...figures, print: '', file: null, before: null }
  }, [own, figures])
  const running = useRef<AbortController>(null)
  const [whole] = useState(() => Promise.withResolvers<void>())
  const set = useRef(report)
  useEffect(() => {
    set.current = report
  }, [report])

  const listen = useCallback(
    async (sound: File | string, { fileName, offsetSeconds, last }: Wanted) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const show = (next: BounceState) => {
        if (running.current === controller) setState(next)
      }
      let measured: (BounceState & { kind: 'hearing' })['measured'] = null
      show({ kind: 'hearing', fileName, share: 0, measured })
      await whole.promise
      const end = await hearInWorker({ sound, report: set.current, offsetSeconds }, controller.signal, (news) => {
        if (news.kind === 'measured') measured = news
        const share =
          news.kind === 'measured' ? 1 : news.totalSeconds === null ? null : news.seconds / news.totalSeconds
        show({ kind: 'hearing', fileName, share, measured })
      })
      if (end.kind === 'bounce') {
        const file = sound instanceof File ? sound : soundOfPrint(end.print)
        if (file) rememberSound(end.print, file)
        const before = last?.print === end.print ? last.before : last && { print: last.print, fileName: last.fileName }
        // The whole report is drawn with what is told: in pieces, between which the page answers.
        startTransition(() => show({ kind: 'heard', fileName, print: end.print, bounce: end.bounce, file, before }))
        if (id !== null && !controller.signal.aborted)
          await keepBounce(id, { print: end.print, fileName, offsetSeconds, heardAt: Date.now(), before })
      } else if (end.kind === 'problem') {
        show(end.code === 'aborted' ? { kind: 'none' } : { kind: 'failed', fileName, problem: end })
      } else show(end.kind === 'gone' ? { kind: 'none' } : { kind: 'failed', fileName, problem: null })
    },
    [id, whole],
  )

  useEffect(() => {
    if (id === null) return undefined
    let isHere = true
    void findBounce(id).then((kept) => {
      const file = soundsAtHand(id).bounce
      if (!isHere || (!kept && !file)) return
      const isNew = file && file.name !== kept?.fileName
      if (isNew) void listen(file, { fileName: file.name, offsetSeconds: null, last: kept ?? null })
      else if (kept) void listen(file ?? kept.print, { ...kept, last: kept })
    })
    return () => {
      isHere = false
      running.current?.abort()
    }
  }, [id, listen])

  const give = useCallback(
    (file: File) => {
      if (id !== null) giveSounds(id, { bounce: file })
      void listen(file, { fileName: file.name, offsetSeconds: null, last: own.kind === 'heard' ? own : null })
    },
    [id, listen, own],
  )
  const place = useCallback(
    (offsetSeconds: number) => {
      if (own.kind !== 'heard') return
      void listen(own.file ?? own.print, { fileName: own.fileName, offsetSeconds, last: own })
    },
    [listen, own],
  )
  const cancel = useCallback(() => running.current?.abort(), [])
  const forget = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ kind: 'none' })
    if (id === null) return
    giveSounds(id, { bounce: null })
    void forgetBounce(id)
  }, [id])
  const [ofStems, tellStems] = useState<readonly Finding[]>(NO_FINDINGS)
  const joined = useMemo(
    () => withFindings(state.kind === 'heard' ? withBounce(report, state.bounce) : report, ofStems),
    [report, state, ofStems],
  )
  return { id, state, base: report, report: joined, give, onWhole: whole.resolve, cancel, forget, place, tellStems }
}

const NO_FINDINGS: readonly Finding[] = []
