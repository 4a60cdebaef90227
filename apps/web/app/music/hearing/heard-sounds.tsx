import { Button, FactList, buttonClass } from '@kvint/ui'
import { useEffect, useState } from 'react'
import { useHearingCopy } from './copy/hearing.ts'
import { figuresOf } from './figures-of.ts'
import { HeardNotes } from './heard-notes.tsx'
import { hearInWorker } from './hear-in-worker.ts'
import { UnheardSound } from './unheard-sound.tsx'
import type { HearingEnd, HearingNews } from './messages.ts'
import { useFindingWords } from '../report/findings/use-finding-words.ts'
import { ProgressBar } from '../reading/progress-bar.tsx'
import { Link } from 'react-router'
import { findFittingSet, type FittingSet } from './find-fitting-set.ts'
import { giveSounds } from './given-bounces.ts'

type Heard = {
  readonly share: number | null
  readonly measured: (HearingNews & { readonly kind: 'measured' }) | null
  readonly end: HearingEnd | null
}

/** Sounds that came without a set: what is heard in each, one after the other as each is done. */
export function HeardSounds({ files }: { files: readonly File[] }) {
  const words = useHearingCopy()
  const shown = files.slice(0, MOST_SOUNDS)
  return (
    <section aria-labelledby="sounds" className="grid gap-4">
      <h2 id="sounds" className="text-title">
        {words.title}
      </h2>
      <p className="max-w-[75ch] text-small text-muted">{words.alone.text}</p>
      {shown.map((file) => (
        <HeardSound key={`${file.name}/${file.size}/${file.lastModified}`} file={file} />
      ))}
      {files.length > shown.length && (
        <p className="text-small text-muted">{words.alone.more(files.length - shown.length)}</p>
      )}
    </section>
  )
}

function HeardSound({ file }: { file: File }) {
  const words = useHearingCopy()
  const wordsOf = useFindingWords()
  const [{ share, measured, end }, setHeard] = useState<Heard>({ share: 0, measured: null, end: null })
  const [controller] = useState(() => new AbortController())
  useEffect(() => {
    let isHere = true
    void hearInWorker({ sound: file, report: null, offsetSeconds: null }, controller.signal, (news) => {
      if (!isHere) return
      setHeard(
        news.kind === 'measured'
          ? { share: null, measured: news, end: null }
          : { share: news.totalSeconds === null ? null : news.seconds / news.totalSeconds, measured: null, end: null },
      )
    }).then((ended) => isHere && setHeard({ share: 1, measured: null, end: ended }))
    return () => {
      isHere = false
    }
  }, [file, controller])
  return (
    <article className="grid gap-3 border-t border-line py-3">
      <h3 className="text-base font-semibold break-words">{file.name}</h3>
      {end === null && (
        <div className="flex flex-wrap items-center gap-4">
          <ProgressBar value={share ?? undefined} max={1} aria-label={words.work.hearing(file.name)} />
          {measured && (
            <output className="text-small text-muted">
              {words.work.first(
                words.lufs(measured.loudness.integratedLufs),
                words.dbtp(measured.loudness.truePeakDbtp),
              )}
            </output>
          )}
          <Button size="tool" onClick={() => controller.abort()}>
            {words.work.cancel}
          </Button>
        </div>
      )}
      {end && end.kind !== 'bounce' && <UnheardSound name={file.name} end={end} />}
      {end?.kind === 'bounce' && end.bounce.hearing.durationSeconds >= SHORTEST_SONG_SECONDS && (
        <FittingSong print={end.print} file={file} />
      )}
      {end?.kind === 'bounce' && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <FactList facts={figuresOf(end.bounce.hearing, words)} />
          <ul className="grid gap-3">
            {end.bounce.findings
              .map((finding) => ({ id: finding.id, said: wordsOf(finding) }))
              .map(({ id, said }) => (
                <li key={id} className="text-small">
                  <strong lang={said.title.lang}>{said.title.text}</strong>
                  <span className="block text-muted" lang={said.evidence[0]?.lang}>
                    {said.evidence
                      .slice(0, 3)
                      .map(({ text }) => text)
                      .join(' · ')}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      )}
      {end?.kind === 'bounce' && end.bounce.hearing.durationSeconds <= LONGEST_PART_SECONDS && (
        <HeardNotes file={file} />
      )}
    </article>
  )
}

/** Of a sound that came without its set: the song of hers that it fits, to be opened with it. Draws nothing where none does. */
function FittingSong({ print, file }: { print: string; file: File }) {
  const { place: words } = useHearingCopy()
  const [fitting, setFitting] = useState<FittingSet | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void findFittingSet(print, controller.signal).then((found) => !controller.signal.aborted && setFitting(found))
    return () => controller.abort()
  }, [print])
  if (!fitting) return null
  return (
    <p className="flex flex-wrap items-center gap-3 text-small">
      {words.fits(fitting.name)}
      <Link
        to={`/projects/${fitting.id}`}
        className={buttonClass('plain', 'tool')}
        onClick={() => giveSounds(fitting.id, { bounce: file })}
      >
        {words.open}
      </Link>
    </p>
  )
}

/** A folder of samples is for its project; here they are read one by one. */
const MOST_SOUNDS = 24

/** What is shorter is a sample. */
const SHORTEST_SONG_SECONDS = 20

/** As much as the ear listens to for notes: what is longer is a song. */
const LONGEST_PART_SECONDS = 120
