import { useReportCopy } from '../copy/report.ts'
import { FUNCTIONS, FunctionShape } from './function-shape.tsx'

/** What the shapes and hatching mean. */
export function FunctionLegend() {
  const { harmony } = useReportCopy()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-tool text-muted">
      {FUNCTIONS.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <svg width={14} height={14} aria-hidden="true">
            <FunctionShape of={name} x={7} y={7} size={4.5} />
          </svg>
          {harmony.functions[name]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <svg width={22} height={14} aria-hidden="true">
          <rect width={22} height={14} fill="url(#unsure)" className="stroke-control" />
        </svg>
        {harmony.unsure}
      </li>
    </ul>
  )
}
