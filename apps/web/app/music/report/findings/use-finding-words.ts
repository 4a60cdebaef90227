import type * as Words from '@kvint/insights/in-norwegian'
import type { Finding, Report, StageReading } from '@kvint/report'
import { copyOf } from '@kvint/ui'
import { useMemo } from 'react'

/** A text, and its language where that is not the language of the page. */
export type Text = { readonly text: string; readonly lang: 'en' | undefined }

export type FindingWords = {
  /** The claim; the title of its check on a Norwegian page for a report that keeps the claim in English only. */
  readonly title: Text
  /** The English claim below such a title. */
  readonly claim: string | null
  readonly evidence: readonly Text[]
  readonly honesty: Text
}

/** What a finding says, in the language of the page. */
export function useFindingWords(): (finding: Finding) => FindingWords {
  const norwegian = useNorwegian()
  return useMemo(() => (finding) => wordsOf(finding, norwegian), [norwegian])
}

/** What a finding is called, in the language of the page. */
export function useFindingTitle(): (finding: Named) => Text {
  const norwegian = useNorwegian()
  return useMemo(() => (finding) => titleOf(finding, norwegian), [norwegian])
}

/** Why something is read as it is, in the language of the page. */
export function useReason(): (reading: Pick<StageReading, 'because' | 'message'>) => Text {
  const norwegian = useNorwegian()
  return ({ because, message }) => own(message && norwegian?.inNorwegian(message)) ?? inEnglish(because)
}

/** A report whose findings claim in the language of the page: to compare two, and to read a claim out. */
export function useClaims(): (report: Report) => Report {
  const titleOfFinding = useFindingTitle()
  return useMemo(
    () => (report) => {
      const claimed = (finding: Finding) => ({ ...finding, claim: titleOfFinding(finding).text })
      return { ...report, findings: report.findings.map(claimed), facts: (report.facts ?? []).map(claimed) }
    },
    [titleOfFinding],
  )
}

type Norwegian = Pick<typeof Words, 'inNorwegian' | 'norwegianFinding' | 'TITLES_NB'>
type Named = Pick<Finding, 'checkId' | 'claim' | 'message'>

const useNorwegian = copyOf<Norwegian | null>(null, () => import('@kvint/insights/in-norwegian'))

function wordsOf(finding: Finding, norwegian: Norwegian | null): FindingWords {
  const title = titleOf(finding, norwegian)
  const said = norwegian?.norwegianFinding(finding)
  return {
    title,
    claim: title.lang === undefined && said?.claim === null ? finding.claim : null,
    evidence: finding.evidence.map(({ text }, index) => own(said?.evidence[index]) ?? inEnglish(text)),
    honesty: withoutDegree(own(said?.honesty) ?? inEnglish(finding.honesty)),
  }
}

function titleOf({ message, checkId, claim }: Named, norwegian: Norwegian | null): Text {
  const said = message && norwegian?.inNorwegian(message)
  return own(said) ?? own(norwegian?.TITLES_NB[checkId]) ?? inEnglish(claim)
}

/** How sure a finding is stands above these words, and may be less here than it mostly is. */
function withoutDegree({ text, lang }: Text): Text {
  const rest = text.replace(DEGREE, '')
  return { text: rest.charAt(0).toUpperCase() + rest.slice(1), lang }
}

const DEGREE = /^(?:Certain|Likely|A guess|Sikkert|Sannsynlig|En gjetning): /
const inEnglish = (text: string): Text => ({ text: together(text), lang: 'en' })
const own = (text: string | null | undefined): Text | null => (text ? { text: together(text), lang: undefined } : null)
/** No line ends between a number and its sign. */
const together = (text: string) => text.replaceAll(' %', '\u00a0%')
