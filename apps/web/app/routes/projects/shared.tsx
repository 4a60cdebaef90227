import type { Report } from '@kvint/report'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { fetchShared } from '../../api/shares.ts'
import { useSharingCopy } from '../../music/sharing/copy/sharing.ts'
import { dateAndTime } from '../../music/sharing/date-and-time.ts'
import { type AnswersOnPage, NO_ANSWERS } from '../../music/report/answers/answers.ts'
import { ReportPage } from '../../music/report/report-page.tsx'
import { LoadingReport } from '../../music/report/loading-report.tsx'
import { buttonClass, Notice } from '@kvint/ui'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: 'A shared report' }, { robots: 'noindex, nofollow', referrer: 'no-referrer' })

/** A report for anyone who holds its link: all to be seen, nothing to be changed. */
export default function SharedReport() {
  const { token = '' } = useParams()
  const { page: words } = useSharingCopy()
  const [found, setFound] = useState<Found>({ kind: 'opening' })
  useEffect(() => {
    const controller = new AbortController()
    fetchShared(token, controller.signal).then(
      (shared) => setFound(shared ? { kind: 'open', ...shared } : { kind: 'gone' }),
      () => controller.signal.aborted || setFound({ kind: 'away' }),
    )
    return () => controller.abort()
  }, [token])

  if (found.kind === 'opening') return <LoadingReport />
  if (found.kind !== 'open') return <Nowhere isAway={found.kind === 'away'} />
  return (
    <>
      <title>{`${found.report.source.fileName.replace(/\.als$/i, '')} · Kvint`}</title>
      <div className="page-width py-4 print:hidden">
        <Notice tone="plain">
          {words.notice} {found.expiresAt && words.until(dateAndTime(found.expiresAt))}{' '}
          <Link to="/" className="underline underline-offset-4">
            {words.what}
          </Link>
        </Notice>
      </div>
      <ReportPage report={found.report} answers={READ_ONLY} />
    </>
  )
}

type Found =
  | { readonly kind: 'opening' | 'gone' | 'away' }
  | { readonly kind: 'open'; readonly report: Report; readonly expiresAt: string | null }

const READ_ONLY: AnswersOnPage = { answers: NO_ANSWERS, answer: null, correct: null, isReading: false }

function Nowhere({ isAway }: { isAway: boolean }) {
  const { page: words } = useSharingCopy()
  if (isAway)
    return (
      <div className="page-width py-12">
        <Notice tone="danger">{words.failed}</Notice>
      </div>
    )
  return (
    <div className="page-width grid justify-items-start gap-4 py-16">
      <h1 className="text-head">{words.gone}</h1>
      <p className="max-w-[60ch] text-muted">{words.goneText}</p>
      <Link to="/" className={buttonClass('main')}>
        {words.home}
      </Link>
    </div>
  )
}
