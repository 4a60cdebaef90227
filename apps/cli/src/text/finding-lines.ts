import { fetchLesson, fillLesson, lessonFigures, termOf } from '@kvint/insights'
import type { Finding, Lesson, Report } from '@kvint/report'

/** Each finding as a lesson: claim, evidence, why, what to try, how sure. */
export async function findingLines(report: Report): Promise<string[]> {
  const lessons = await Promise.all(report.findings.map(async ({ lesson }) => await fetchLesson(lesson, 'en')))
  return report.findings.flatMap((finding, index) => {
    const text = lessons[index]
    if (!text) return []
    const told = fillLesson(text.intermediate, lessonFigures(report, finding), String)
    return [...(index > 0 ? [''] : []), ...findingText(finding, told, index + 1)]
  })
}

function findingText(finding: Finding, { why, tryThis, listenFor }: Lesson, number: number): string[] {
  return [
    ...wrapped(`${number}. `, `${finding.claim} [${finding.area}, ${finding.severity}, ${finding.confidence}]`),
    ...finding.evidence.slice(0, SHOWN_EVIDENCE).flatMap((evidence) => wrapped('   · ', evidence.text)),
    ...wrapped('   Why: ', why),
    ...tryThis.flatMap((step, at) => wrapped(at === 0 ? '   Try: ' : '        ', step)),
    ...wrapped('   Listen: ', listenFor),
    ...wrapped('   How sure: ', finding.honesty),
    ...finding.learnMore.flatMap(({ title, reference }) => {
      const term = termOf(reference)
      return wrapped('   More: ', `${title} (${term ? `kvint glossary ${term}` : reference})`)
    }),
  ]
}

/** The text after its lead, broken at words; later lines stand under the first. */
function wrapped(lead: string, text: string): string[] {
  if (text === '') return []
  const lines: string[] = []
  let line = lead
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = ' '.repeat(lead.length)
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}

const SHOWN_EVIDENCE = 4
const WIDTH = 98
