import { Share2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useAccountShelfCopy } from '../../music/account-shelf/copy/account-shelf.ts'
import { BounceContext } from '../../music/hearing/bounce-context.ts'
import { HearingSection } from '../../music/hearing/hearing-section.tsx'
import { useBounce } from '../../music/hearing/use-bounce.ts'
import { useKeptFigures } from '../../music/projects/use-kept-figures.ts'
import { dateAndTime } from '../../music/sharing/date-and-time.ts'
import { ReportPage } from '../../music/report/report-page.tsx'
import { ShareDialog } from '../../music/sharing/share-dialog.tsx'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { LoadingReport } from '../../music/report/loading-report.tsx'
import { Button, buttonClass, Choice } from '@kvint/ui'
import { useAnalysisAgain } from '../../music/projects/use-analysis-again.ts'
import { useKeptComparison } from '../../music/projects/use-kept-comparison.ts'
import { type FoundReport, useKeptReport } from '../../music/projects/use-kept-report.ts'
import { usePassingAnswers } from '../../music/projects/use-passing-answers.ts'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta({ title: 'A kept report' }, { robots: 'noindex' })

/** The report of a project that is kept in the account: of its newest save, or of the one that the address names. */
export default function KeptReport() {
  const { id = '' } = useParams()
  const saveId = useSearchParams()[0].get('save')
  const words = useAccountShelfCopy()
  const { status } = useAuthState()
  const { found, problem } = useKeptReport(id, saveId)

  if (found && (saveId === null || found.saveId === saveId)) return <Kept key={found.saveId} {...found} />
  const message = status === 'signed-out' ? words.signIn : problem
  if (!message) return <LoadingReport />
  return (
    <div className="page-width grid justify-items-start gap-4 py-16">
      <h1 className="text-head">{words.unopened}</h1>
      <p role="alert" className="max-w-[60ch] text-muted">
        {message}
      </p>
      <Link to="/projects" className={buttonClass('main')}>
        {words.toSets}
      </Link>
    </div>
  )
}

function Kept({ project, saveId, report }: FoundReport) {
  const words = useAccountShelfCopy()
  const answers = usePassingAnswers()
  const comparison = useKeptComparison(project, saveId)
  const again = useAnalysisAgain(project, saveId)
  const { figures, forget } = useKeptFigures(project.id, saveId)
  const onPage = useBounce(null, report, figures)
  const bounce = useMemo(
    () => ({ ...onPage, forget: onPage.state.kind === 'heard' && onPage.state.print === '' ? forget : onPage.forget }),
    [onPage, forget],
  )
  const [, setSearch] = useSearchParams()
  const [isSharing, setSharing] = useState(false)
  const done = project.saves.filter(({ state }) => state === 'done')
  return (
    <BounceContext value={bounce}>
      <title>{`${project.name} · Kvint`}</title>
      <ReportPage
        report={bounce.report}
        heard={HEARD}
        onWhole={bounce.onWhole}
        answers={answers}
        comparison={comparison}
        again={again}
        actions={
          <>
            {done.length > 1 && (
              <div className="print:hidden">
                <Choice
                  label={words.version}
                  value={saveId}
                  options={done.map((save) => [save.id, dateAndTime(save.createdAt)])}
                  onChoose={(chosen) => setSearch({ save: chosen })}
                />
              </div>
            )}
            <Button size="tool" className="print:hidden" onClick={() => setSharing(true)}>
              <Share2 size={16} strokeWidth={1.5} aria-hidden="true" /> {words.share}
            </Button>
          </>
        }
      />
      <ShareDialog
        save={isSharing ? { id: saveId, projectId: project.id, fileName: report.source.fileName } : undefined}
        onClose={() => setSharing(false)}
      />
    </BounceContext>
  )
}

const HEARD = <HearingSection />
