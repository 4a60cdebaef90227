import { type ReactNode, useEffect } from 'react'
import { useNavigate, Link } from 'react-router'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { Loading, Drawing } from '@kvint/ui'
import { WaitlistConfirmed } from '../waitlist/waitlist-confirmed.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ExampleFront, type Hear } from './example-front.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { QuestionInBars } from './question-in-bars.tsx'
import { SongStories } from './song-stories.tsx'
import { StructuredData } from '../../frame/structured-data.tsx'
import { aboutTheProduct } from './about-the-product.ts'
import { useFrameCopy } from '../../frame/copy/frame.ts'
import { useHomeCopy } from './copy/home.ts'
import { useExampleWords } from './example-words.ts'
import { LaneStrip } from './lane-strip.tsx'
import { MixStrip } from './mix-strip.tsx'

/** The front page for visitors; anyone who is signed in goes on to the dashboard. */
export function Landing({ drop, hear }: { drop?: ReactNode; hear?: Hear }) {
  const { status } = useAuthState()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'signed-in') void navigate('/dashboard', { replace: true })
  }, [status, navigate])
  if (status !== 'signed-out') return <Loading />
  return (
    <>
      <WaitlistConfirmed />
      <Hero drop={drop} />
      <ExampleFront {...(hear && { hear })} />
      <Features />
      <QuestionInBars />
      <SongStories />
      <HowItWorks />
      <BeforeYouBegin />
      <CallToAction />
      <StructuredData of={aboutTheProduct} />
    </>
  )
}

/** Where the footer's links lead on this page: each subject in a line, with the way to its own page. */
function BeforeYouBegin() {
  const { more } = useHomeCopy()
  const { footer } = useFrameCopy()
  return (
    <section aria-labelledby="before-you-begin" className="later border-t border-line">
      <div className="page-width grid gap-6 py-12 md:py-16">
        <h2 id="before-you-begin" className="text-head">
          {more.heading}
        </h2>
        <div className="grid gap-6 md:grid-cols-3">
          {(['pricing', 'docs', 'about'] as const).map((subject) => (
            <div key={subject} id={subject} className="grid content-start justify-items-start gap-1">
              <h3 className="text-title">{more[subject].title}</h3>
              <p className="text-muted">{more[subject].text}</p>
              <Link to={`/${subject}`} className={LINK}>
                {more[subject].link}
              </Link>
            </div>
          ))}
        </div>
        <div className="grid gap-2 border-t border-line pt-6">
          <h3 className="text-small text-muted">{more.legal}</h3>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL.map((document) => (
              <li key={document} id={document}>
                <Link to={`/${document}`} className={LINK}>
                  {footer[document]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** What Kvint tells: three cards, each with a finding of the example as its report words it. */
function Features() {
  const { told } = useExampleWords()
  const { features, ...home } = useHomeCopy()
  return (
    <section id="features" className="later border-b border-line">
      <div className="page-width grid gap-6 py-12 md:py-16">
        <div className="grid gap-3">
          <h2 className="text-head">{features.heading}</h2>
          <p className="max-w-[66ch] text-muted">{home.private}</p>
        </div>
        <ul className="grid gap-4 lg:grid-cols-3">
          <FeatureCard
            {...features.theory}
            told={told.harmony}
            picture={<ChordStrip label={features.theory.picture} />}
          />
          <FeatureCard
            {...features.workflow}
            told={told.arrangement}
            picture={<LaneStrip label={features.workflow.picture} />}
          />
          <FeatureCard {...features.mix} told={told.mix} picture={<MixStrip label={features.mix.picture} />} />
        </ul>
      </div>
    </section>
  )
}

function FeatureCard({
  title,
  text,
  told,
  picture,
}: {
  title: string
  text: string
  told: string
  picture: ReactNode
}) {
  return (
    <li className="grid grid-rows-[auto_1fr] overflow-hidden rounded-panel border border-line bg-raised">
      <div className="border-b border-line bg-ground p-4">{picture}</div>
      <div className="grid content-start gap-2 p-4 sm:p-6">
        <h3 className="text-title">{title}</h3>
        <p className="text-muted">{text}</p>
        <blockquote className="border-l-2 border-root pl-3 text-small">{told}</blockquote>
      </div>
    </li>
  )
}

/** Eight chords with the shape and colour of their function, as a report draws them. */
function ChordStrip({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 320 120" className="h-30 w-full">
      {CHORDS.map(({ name, roman, kind, notes }, index) => (
        <g key={`${name}-${roman}`} transform={`translate(${index * 40} 0)`} className={COLOURS[kind]}>
          {notes.map((row) => (
            <rect key={row} x="2" y={60 - row * 6} width="34" height="4" rx="1" fill="currentColor" />
          ))}
          <path
            d={SHAPES[kind]}
            transform="translate(7 106)"
            {...(kind === 'outside' ? CROSS : { fill: 'currentColor' })}
          />
          <text x="2" y="92" fontSize="12" className="fill-ink">
            {name}
          </text>
          <text x="15" y="110" fontSize="11" className="fill-muted font-mono">
            {roman}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

type Kind = 'tonic' | 'subdominant' | 'dominant' | 'outside'

const LEGAL = ['privacy', 'terms', 'refund', 'cookies', 'disclaimer', 'eula'] as const

const LINK =
  'inline-flex min-h-8 items-center text-small text-root underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11'

const COLOURS: Record<Kind, string> = {
  tonic: 'text-[var(--tonic)]',
  subdominant: 'text-[var(--subdominant)]',
  dominant: 'text-[var(--dominant)]',
  outside: 'text-[var(--outside)]',
}

const SHAPES: Record<Kind, string> = {
  tonic: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  subdominant: 'M0 -5L5 0L0 5L-5 0Z',
  dominant: 'M0 -5L5 4L-5 4Z',
  outside: 'M-4 -4L4 4M4 -4L-4 4',
}

const CROSS = { stroke: 'currentColor', strokeWidth: 2, fill: 'none' }

/** Rows are scale steps of F major above its tonic. */
const CHORDS: readonly { name: string; roman: string; kind: Kind; notes: readonly number[] }[] = [
  { name: 'F', roman: 'I', kind: 'tonic', notes: [0, 2, 4] },
  { name: 'Dm', roman: 'vi', kind: 'tonic', notes: [-2, 0, 2] },
  { name: 'B♭', roman: 'IV', kind: 'subdominant', notes: [3, 5, 7] },
  { name: 'C', roman: 'V', kind: 'dominant', notes: [4, 6, 8] },
  { name: 'F/A', roman: 'I6', kind: 'tonic', notes: [2, 4, 7] },
  { name: 'B♭/D', roman: 'IV6', kind: 'subdominant', notes: [3, 5, 9] },
  { name: 'B♭m', roman: 'iv', kind: 'outside', notes: [3, 4.5, 7] },
  { name: 'F/C', roman: 'I64', kind: 'tonic', notes: [4, 7, 9] },
]
