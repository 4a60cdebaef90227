import { norwegianHarmony, type Report, wholeRange } from '@kvint/report'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '@kvint/ui'
import { ReportContext } from './report-context.ts'
import { useAddress } from './use-address.ts'
import { createTurns } from './turns.ts'
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
      whole: wholeRange(report.arrangement),
      store: createViewStore(viewOfAddress(search, report)),
      turns: createTurns(),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- later changes of the address come through useAddress
    [report, made],
  )
  useAddress(onPage)
  return <ReportContext value={onPage}>{children}</ReportContext>
}
