import { Button } from '@kvint/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useHearingCopy } from './copy/hearing.ts'
import { hearInWorker } from './hear-in-worker.ts'
import type { HearingEnd } from './messages.ts'
import { UnheardSound } from './unheard-sound.tsx'

type State = 'unknown' | 'asked' | HearingEnd

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
    if (!controller.signal.aborted) setState(end)
  }
  const working = <output className="text-small text-muted">{words.notes.working}</output>
  if (state === 'asked') return working
  if (state === 'unknown')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="tool" onClick={() => void ask()}>
          {words.notes.ask}
        </Button>
        <span className="text-small text-muted">{words.notes.why}</span>
      </div>
    )
  if (state.kind !== 'bounce') return <UnheardSound name={file.name} end={state} />
  const { notes = [], key, durationSeconds } = state.bounce.hearing
  if (notes.length === 0) return <p className="text-small">{words.notes.none}</p>
  return (
    <Suspense fallback={working}>
      <NotesPicture notes={notes} heardKey={key} seconds={durationSeconds} name={file.name} />
    </Suspense>
  )
}

const NotesPicture = lazy(async () => ({ default: (await import('./notes-picture.tsx')).NotesPicture }))
