import { useReportCopy } from '../copy/report.ts'
import { Choice } from '@kvint/ui'
import type { Comparison } from './comparison.ts'

/** The other reports that this one can be laid beside. */
export function CompareChoice({ others, againstId, onChoose }: Comparison) {
  const { compare } = useReportCopy()
  if (others.length === 0) return null
  return (
    <div className="print:hidden">
      <Choice
        label={compare.choose}
        value={againstId ?? ''}
        options={[['', compare.nothing], ...others.map(({ id, name }) => [id, name] as const)]}
        onChoose={(id) => onChoose(id || null)}
      />
    </div>
  )
}
