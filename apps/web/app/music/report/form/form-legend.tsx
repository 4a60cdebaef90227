import type { ReactNode } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { useReport } from '../view/report-context.ts'

/** What the area, the line, the bracket and the marks mean. */
export function FormLegend() {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const { unfolding, longestUnchanged } = report.arrangement.form
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-tool text-muted">
      <Entry text={words.legend.density}>
        <path d="M1 14V6H9V2H17V9H21V14Z" className="fill-energy stroke-root" />
      </Entry>
      {unfolding && (
        <Entry text={words.legend.energy}>
          <path d="M1 11L8 4L14 8L21 3" className="energy-line" />
        </Entry>
      )}
      {longestUnchanged && longestUnchanged.to > longestUnchanged.from && (
        <Entry text={words.legend.unchanged}>
          <path d="M2 4V11H20V4" fill="none" className="stroke-ink" strokeWidth={1.5} />
        </Entry>
      )}
      {unfolding && unfolding.transitions.length > 0 && (
        <>
          <Entry text={words.legend.led}>
            <circle cx={11} cy={8} r={5} className="fill-root" />
          </Entry>
          <Entry text={words.legend.bare}>
            <circle cx={11} cy={8} r={5} className="transition-bare" />
          </Entry>
        </>
      )}
      <Entry text={words.legend.enters}>
        <path d="M11 3l5 9h-10z" className="fill-ok" />
      </Entry>
      <Entry text={words.legend.leaves}>
        <path d="M11 13l5 -9h-10z" className="fill-fifth" />
      </Entry>
    </ul>
  )
}

function Entry({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg width={22} height={16} aria-hidden="true">
        {children}
      </svg>
      {text}
    </li>
  )
}
