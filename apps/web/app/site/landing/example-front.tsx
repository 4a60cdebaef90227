import { type ComponentType, useCallback, useRef } from 'react'
import { Link } from 'react-router'
import { EXAMPLE_FRONT } from 'virtual:example-front'
import { BAR, ExamplePicture } from './example-picture.tsx'
import { useExampleWords } from './example-words.ts'
import { useHomeCopy } from './copy/home.ts'

/** What plays the song, told where to show how much of it is behind. */
export type Hear = ComponentType<{ onShare: (share: number) => void }>

/** The report of the example as it stands: one time line for sections, chords, parts and energy, from the data of the page that it opens. */
export function ExampleFront({ hear: HearIt }: { hear?: Hear }) {
  const playhead = useRef<SVGPathElement>(null)
  const { front: copy } = useHomeCopy()
  const { title, key, bpm, bars, findings } = useExampleWords()
  const onShare = useCallback((share: number) => {
    playhead.current?.setAttribute('transform', `translate(${share * EXAMPLE_FRONT.bars * BAR} 0)`)
    playhead.current?.removeAttribute('visibility')
  }, [])
  return (
    <section aria-labelledby="example" className="overflow-clip border-y border-line bg-sunken">
      <div className="page-width grid gap-3 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="example" className="flex flex-wrap items-baseline gap-x-3 text-[1.125rem]">
            {copy.heading(title)}
            <span className="font-mono text-tool font-normal text-muted">{copy.facts(key, bpm, bars)}</span>
          </h2>
          <div className="flex flex-wrap items-center gap-4">
            {HearIt && <HearIt onShare={onShare} />}
            <Link
              to="/projects/example"
              className="inline-flex min-h-6 items-center text-small font-semibold underline underline-offset-4 hover:text-root pointer-coarse:min-h-11"
            >
              {copy.open}
            </Link>
          </div>
        </div>
        <ol className="flex flex-wrap gap-x-6 gap-y-1 text-small max-md:hidden">
          {findings.map((claim, index) => (
            <li key={claim} className="flex items-start gap-2">
              <span
                aria-hidden
                className="grid size-4.5 shrink-0 place-items-center rounded-full bg-ink text-[0.6875rem] font-semibold text-ground"
              >
                {index + 1}
              </span>
              {claim}
            </li>
          ))}
        </ol>
        <ExamplePicture playhead={playhead} />
        <p className="sr-only">{copy.picture(title)}</p>
      </div>
    </section>
  )
}
