import type { ReactNode } from 'react'
import { useHomeCopy } from './copy/home.ts'
import { ChordStrip } from './chord-strip.tsx'
import { useExampleWords } from './example-words.ts'
import { LaneStrip } from './lane-strip.tsx'
import { MixStrip } from './mix-strip.tsx'

/** What Kvint tells: three cards, each with a finding of the example as its report words it. */
export function Features() {
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
