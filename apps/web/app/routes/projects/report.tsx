import type { Report } from '@kvint/report'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { BounceContext } from '../../music/hearing/bounce-context.ts'
import { expectBounce } from '../../music/hearing/expect-bounce.ts'
import { HearingSection } from '../../music/hearing/hearing-section.tsx'
import { useBounce } from '../../music/hearing/use-bounce.ts'
import { useSamples } from '../../music/hearing/use-samples.ts'
import { withFindings } from '@kvint/insights/with-bounce'
import { useReadingCopy } from '../../music/reading/copy/reading.ts'
import { findReport } from '../../music/library/shelf.ts'
import { ReportPage } from '../../music/report/report-page.tsx'
import { LoadingReport } from '../../music/report/loading-report.tsx'
import { buttonClass, useFetched, withWords } from '@kvint/ui'
import { useKeptAnswers } from '../../music/projects/use-answers.ts'
import { useComparison } from '../../music/projects/use-comparison.ts'
import { useNextSave } from '../../music/projects/use-next-save.ts'
import { watch } from '../../music/projects/watch-of-site.ts'
import { SavedLine } from '../../music/watch/saved-line.tsx'
import { WatchOffer } from '../../music/watch/watch-offer.tsx'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: 'Report' }, { robots: 'noindex' })

/** A kept report at its own address. */
export default function ProjectReport() {
  const { id = '' } = useParams()
  const { value, isEarlier } = useFetched(async () => ({ report: await findReport(id) }), [id])
  useEffect(() => void expectBounce(id), [id])
  if (!value || isEarlier) return <LoadingReport />
  return value.report ? <KeptReport key={id} id={id} kept={value.report} /> : <Gone />
}

function KeptReport({ id, kept }: { id: string; kept: Report }) {
  const [report, setReport] = useState(kept)
  const answers = useKeptAnswers(id, report, setReport)
  const again = useMemo(() => {
    const { correct, isReading } = answers
    return { start: correct && (() => correct(answers.answers.corrections)), isReading }
  }, [answers])
  const comparison = useComparison(id)
  const save = useNextSave(id, report.source.fileName)
  const samples = useSamples(id, report)
  const joined = useMemo(() => withFindings(report, samples.findings), [report, samples.findings])
  const bounce = useBounce(id, joined)
  const actions = useMemo(
    () => (
      <Suspense>
        <KeepActions id={id} source={report.source} />
      </Suspense>
    ),
    [id, report.source],
  )
  return (
    <BounceContext value={bounce}>
      <title>{`${report.source.fileName.replace(/\.als$/i, '')} · Kvint`}</title>
      {save && comparison.against && <SavedLine before={comparison.against} report={report} savedAt={save.savedAt} />}
      <ReportPage
        report={bounce.report}
        answers={answers}
        comparison={comparison}
        again={again}
        heard={HEARD}
        offers={OFFERS}
        actions={actions}
        below={BELOW}
        onWhole={bounce.onWhole}
      />
      {samples.all > 0 && (
        <Suspense fallback={null}>
          <SamplesPanel {...samples} />
        </Suspense>
      )}
    </BounceContext>
  )
}

/** What sends a set to the account is as large as a third of the page: it comes after it, and not without a network. */
const KeepActions = lazy(() =>
  withWords(import('../../music/keeping/keep-actions.tsx')).then(
    (module) => ({ default: module.KeepActions }),
    () => ({ default: () => null }),
  ),
)

const OwnLength = lazy(async () => ({
  default: (await withWords(import('../../music/library/songs/own-length.tsx'))).OwnLength,
}))

const SamplesPanel = lazy(async () => ({
  default: (await withWords(import('../../music/hearing/samples-panel.tsx'))).SamplesPanel,
}))

/** Draws itself again by its context: the page around it stays. */
const HEARD = <HearingSection />
const OFFERS = <WatchOffer store={watch} />
const BELOW = (
  <Suspense fallback={null}>
    <OwnLength />
  </Suspense>
)

function Gone() {
  const { gone } = useReadingCopy().shelf
  return (
    <div className="page-width grid justify-items-start gap-4 py-16">
      <h1 className="text-head">{gone.title}</h1>
      <p className="max-w-[60ch] text-muted">{gone.text}</p>
      <Link to="/projects" className={buttonClass('main')}>
        {gone.back}
      </Link>
    </div>
  )
}
