import type { Depth } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { Choice } from '@kvint/ui'
import { DEPTHS } from './depth.ts'

/** How deep the lessons go. */
export function DepthChoice({ depth, onChoose }: { depth: Depth; onChoose: (depth: Depth) => void }) {
  const { depth: words } = useReportCopy()
  return (
    <div className="print:hidden">
      <Choice
        label={words.label}
        value={depth}
        onChoose={onChoose}
        options={DEPTHS.map((each) => [each, words.names[each]])}
      />
    </div>
  )
}
