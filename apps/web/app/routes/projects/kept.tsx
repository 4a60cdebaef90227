import type { Report } from '@kvint/insights'
import { useEffect, useState } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import { fetchKeptReport } from '../../api/kept-projects.ts'
import { useAccountShelfCopy } from '../../copy/account-shelf.ts'
import { ReportPage } from '../../features/report/report-page.tsx'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePassingAnswers } from './use-passing-answers.ts'

export const meta: MetaFunction = () => [{ title: 'A kept report · Kvint' }, { name: 'robots', content: 'noindex' }]

/** The newest report of a project that is kept in the account. */
export default function KeptReport() {
  const { id = '' } = useParams()
  const words = useAccountShelfCopy()
  const identity = useIdentity()
  const { status } = useAuthState()
  const [report, setReport] = useState<Report>()
  const [problem, setProblem] = useState<string>()
  const answers = usePassingAnswers()
  useEffect(() => {
    if (status !== 'signed-in') return
    identity
      .accessToken()
      .then((token) => (token ? fetchKeptReport(token, id) : Promise.reject(new Error(words.signIn))))
      .then(setReport, (error: Error) => setProblem(error.message))
  }, [id, identity, status, words.signIn])

  if (report) return <ReportPage report={report} answers={answers} />
  const message = status === 'signed-out' ? words.signIn : problem
  if (!message) return <Loading />
  return (
    <div className="page-width py-12">
      <Notice tone="danger">{message}</Notice>
    </div>
  )
}
