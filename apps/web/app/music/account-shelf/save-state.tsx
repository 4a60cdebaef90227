import type { KeptSave } from '@kvint/contract'
import { Link } from 'react-router'
import { useAccountShelfCopy } from './copy/account-shelf.ts'
import { ProgressBar } from '../reading/progress-bar.tsx'

/** How a save stands: its figures, how far its analysis is, or what went wrong and what to do. */
export function SaveState({ save, name }: { save: KeptSave; name: string }) {
  const words = useAccountShelfCopy()
  const { state, facts, problem, progress } = save
  if (facts)
    return (
      <output className="flex flex-wrap gap-x-4 text-small text-muted">
        <span className="sr-only">{words.states.done}.</span>
        <span>{facts.key ?? words.noKey}</span>
        <span>{words.bpm(facts.bpm)}</span>
        <span>{words.bars(Math.round(facts.lengthBars))}</span>
        <span>{words.tracks(facts.tracks)}</span>
        {save.isShared && <span>{words.shared}</span>}
      </output>
    )
  if (state === 'running')
    return (
      <div className="grid gap-1 text-small text-muted">
        <ProgressBar value={progress} max={1} aria-label={words.progressOf(name)} />
        <p>
          <output>{words.states.running}</output> · {words.percent(progress)}
        </p>
      </div>
    )
  return (
    <p className="max-w-[75ch] text-small text-muted">
      <output className={state === 'failed' || state === 'parked' ? 'font-semibold text-danger' : ''}>
        {words.states[state]}
      </output>{' '}
      {state === 'held' ? (
        <>
          {words.held}{' '}
          <Link to="/pricing" className="underline underline-offset-4 hover:text-ink">
            {words.plans}
          </Link>
        </>
      ) : (
        problem && <span lang="en">{problem}</span>
      )}
    </p>
  )
}
