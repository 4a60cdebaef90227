import type { Report } from '@kvint/report'
import { startTransition, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { BounceContext } from '../../music/hearing/bounce-context.ts'
import { HearingSection } from '../../music/hearing/hearing-section.tsx'
import { useBounce } from '../../music/hearing/use-bounce.ts'
import { ReportPage } from '../../music/report/report-page.tsx'
import { LoadingReport } from '../../music/report/loading-report.tsx'
import { ExampleLine } from '../../site/landing/example-line.tsx'
import { ExampleInWords } from '../../site/landing/example-in-words.tsx'
import { fetchExample } from './fetch-example.ts'
import { usePassingAnswers } from '../../music/projects/use-passing-answers.ts'
import { pageMeta } from '../../frame/page-meta.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'

export const meta = pageMeta({
  title: 'A finished report',
  description: 'What Kvint tells about a Live set: key, chords, arrangement, mix, and a lesson each.',
})

/** The report of a song that our own code writes, made with the build: the example, or the song that the address names. */
export default function Example() {
  const [search] = useSearchParams()
  const song = search.get('song')
  return <ExampleOf key={song} song={song} />
}

function ExampleOf({ song }: { song: string | null }) {
  const [report, setReport] = useState<Report>()
  const [broke, setBroke] = useState<Error>()
  const answers = usePassingAnswers()
  /** The service draws the example whatever song the address names. */
  const isBrowser = useIsBrowser()
  useEffect(() => {
    const controller = new AbortController()
    fetchExample(controller.signal, song).then(
      (fetched) => startTransition(() => setReport(fetched)),
      (error: Error) => {
        if (!controller.signal.aborted) setBroke(error)
      },
    )
    return () => controller.abort()
  }, [song])
  if (broke) throw broke
  if (report) {
    return (
      <>
        <ExampleLine />
        {song && <title>{`${report.source.fileName.replace(/\.als$/i, '')} · Kvint`}</title>}
        <Heard report={report} answers={answers} />
      </>
    )
  }
  return (
    <>
      <ExampleLine />
      {isBrowser && song ? <LoadingReport /> : <ExampleInWords />}
    </>
  )
}

/** A bounce that is given here is not kept: the song is no one's. */
function Heard({ report, answers }: { report: Report; answers: ReturnType<typeof usePassingAnswers> }) {
  const bounce = useBounce(null, report)
  return (
    <BounceContext value={bounce}>
      <ReportPage report={bounce.report} answers={answers} heard={HEARD} onWhole={bounce.onWhole} />
    </BounceContext>
  )
}

const HEARD = <HearingSection />
