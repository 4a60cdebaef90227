import type { Hearing } from '@kvint/audio'
import { Button } from '@kvint/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useHearingCopy } from './copy/hearing.ts'
import { hearInWorker } from './hear-in-worker.ts'

type State = 'asked' | 'unknown' | 'failed' | Pick<Hearing, 'notes' | 'key' | 'durationSeconds'>

/** The notes of one part, heard when they are asked for. */
export function HeardNotes({ file }: { file: File }) {
  const words = useHearingCopy()
  const [state, setState] = useState<State>('unknown')
  const [controller] = useState(() => new AbortController())
  useEffect(() => () => controller.abort(), [controller])
  const ask = async () => {
    setState('asked')
    const sound = { sound: file, report: null, offsetSeconds: null, notes: true }
    const end = await hearInWorker(sound, controller.signal)
    if (!controller.signal.aborted) setState(end.kind === 'bounce' ? end.bounce.hearing : 'failed')
  }
  const working = <output className="text-small text-muted">{words.notes.working}</output>
  if (state === 'asked') return working
  if (state === 'failed') return <p className="text-small">{words.work.broken}</p>
  if (state === 'unknown')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="tool" onClick={() => void ask()}>
          {words.notes.ask}
        </Button>
        <span className="text-small text-muted">{words.notes.why}</span>
      </div>
    )
  if (!state.notes || state.notes.length === 0) return <p className="text-small">{words.notes.none}</p>
  return (
    <Suspense fallback={working}>
      <NotesPicture notes={state.notes} heardKey={state.key} seconds={state.durationSeconds} name={file.name} />
    </Suspense>
  )
}

const NotesPicture = lazy(async () => ({ default: (await import('./notes-picture.tsx')).NotesPicture }))
