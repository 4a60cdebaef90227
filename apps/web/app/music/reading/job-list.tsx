import { Link } from 'react-router'
import { useReadingCopy } from './copy/reading.ts'
import { Button, buttonClass, RollingMark } from '@kvint/ui'
import { ProgressBar } from './progress-bar.tsx'
import { isWorking, type Job, type ReadingQueue } from './reading-queue.ts'

/** Files that are being read or have just been: how far, what went wrong, where the report is. */
export function JobList({ jobs, queue }: { jobs: readonly Job[]; queue: ReadingQueue }) {
  const { work } = useReadingCopy()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="work" className="grid gap-2">
      <h2 id="work" className="text-title">
        {jobs.some(({ state }) => isWorking(state)) ? work.heading : work.ended}
      </h2>
      <ul className="border-b border-line">
        {jobs.map((job) => (
          <li key={job.key} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <JobRow job={job} queue={queue} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function JobRow({ job, queue }: { job: Job; queue: ReadingQueue }) {
  const { work } = useReadingCopy()
  const { state, fileName } = job
  if (isWorking(state)) {
    return (
      <>
        <RollingMark done={job.state.kind === 'reading' ? job.done / Math.max(job.total, 1) : 0.9} />
        <JobProgress job={job} />
        <Button size="tool" aria-label={work.cancelName(fileName)} onClick={() => queue.cancel(job.key)}>
          {work.cancel}
        </Button>
      </>
    )
  }
  return (
    <>
      <output className="grid min-w-0 grow gap-1">
        <p className="font-semibold break-words">{fileName}</p>
        <p className="max-w-[75ch] text-small text-muted">
          {state.kind === 'failed' && <strong className="text-danger">{work.failed}. </strong>}
          <JobOutcome job={job} />
        </p>
      </output>
      {state.kind === 'done' && (
        <Link to={`/projects/${state.id}`} className={buttonClass('plain', 'tool')}>
          {work.open}
        </Link>
      )}
      <Button size="tool" look="quiet" aria-label={work.dismissName(fileName)} onClick={() => queue.dismiss(job.key)}>
        {work.dismiss}
      </Button>
    </>
  )
}

function JobProgress({ job }: { job: Job }) {
  const { work } = useReadingCopy()
  const { state, fileName, done, total } = job
  if (!(state.kind in work.steps)) return null
  return (
    <div className="grid min-w-0 grow gap-1">
      <p className="font-semibold break-words">{fileName}</p>
      <ProgressBar value={done} max={Math.max(total, 1)} aria-label={fileName} />
      <p className="text-small text-muted">
        <output>{work.steps[state.kind as keyof typeof work.steps]}</output>
        {state.kind === 'reading' && ` · ${work.bytes(done, total)}`}
      </p>
    </div>
  )
}

function JobOutcome({ job: { state, fileName } }: { job: Job }) {
  const { work } = useReadingCopy()
  switch (state.kind) {
    case 'failed':
      return work.reason(state.failure)
    case 'broken':
      return work.workerBroke
    case 'cancelled':
      return work.cancelled(fileName)
    case 'done': {
      const { overview, gaps } = state.report
      return [
        work.done(
          overview.trackCounts.midi + overview.trackCounts.audio,
          overview.noteCounts.arrangement + overview.noteCounts.session,
          Math.round(overview.lengthBars),
        ),
        ...(gaps.length > 0 ? [work.partial(gaps.length)] : []),
        ...(state.isKept ? [] : [work.notKept]),
      ].join(' ')
    }
    default:
      return null
  }
}
