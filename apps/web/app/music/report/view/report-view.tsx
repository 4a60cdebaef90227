import { beatOfBar, everythingTold, norwegianHarmony, type Report, songRange } from '@kvint/report'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '@kvint/ui'
import { ReportContext } from './report-context.ts'
import { useAddress } from './use-address.ts'
import { createTurns } from './turns.ts'
import { panRange } from './move-range.ts'
import type { View } from './view.ts'
import { viewOfAddress } from './view-address.ts'
import { createViewStore } from './view-store.ts'

/** Holds one report and the view of it; the address follows the view and the view the address. */
export function ReportView({ report: made, children }: { report: Report; children: ReactNode }) {
  const [language] = useLanguage()
  const report = useMemo(
    () => (language === 'nb' ? { ...made, harmony: norwegianHarmony(made.harmony) } : made),
    [made, language],
  )
  const [search] = useSearchParams()
  const onPage = useMemo(
    () => ({
      report,
      made,
      whole: songRange(report.arrangement),
      store: createViewStore(firstView(report, search)),
      turns: createTurns(),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- later changes of the address come through useAddress
    [report, made],
  )
  useAddress(onPage)
  return <ReportContext value={onPage}>{children}</ReportContext>
}

/** On a telephone as many bars as can be read, from the first finding of the address on; else what the address says. */
function firstView(report: Report, search: URLSearchParams): View {
  const view = viewOfAddress(search, report)
  const whole = songRange(report.arrangement)
  const isNarrow = matchMedia('(width < 800px)').matches
  if (!isNarrow || search.has('bars') || whole.end - whole.start <= NARROW_BEATS) return view
  const about = everythingTold(report).find(({ id }) => id === view.findingId)?.place.bars
  const start = about ? beatOfBar(report.arrangement.meters, about.from) - NARROW_BEATS / 4 : whole.start
  return { ...view, range: panRange({ start, end: start + NARROW_BEATS }, whole, 0) }
}

/** 24 bars of four beats: ten pixels a bar beside the names of the parts. */
const NARROW_BEATS = 96
