import type { Depth, Finding } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { FirstCard } from './first-card.tsx'

/** What a teacher would raise first, side by side. */
export function ThreeCards({ cards, depth }: { cards: readonly Finding[]; depth: Depth }) {
  const { findings } = useReportCopy()
  if (cards.length === 0)
    return <p className="first-none border-t border-line py-3 text-muted">{findings.nothingToRaise}</p>
  return (
    <section aria-label={findings.first} className="first-cards">
      {cards.map((finding, index) => (
        <FirstCard key={finding.id} finding={finding} number={index + 1} depth={depth} />
      ))}
    </section>
  )
}
