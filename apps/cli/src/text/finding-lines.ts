import type { Finding, Report } from '@kvint/report'

/** Each finding as a lesson: claim, evidence, why, what to try, how sure. */
export function findingLines({ findings }: Report): string[] {
  return findings.flatMap((finding, index) => [...(index > 0 ? [''] : []), ...lesson(finding, index + 1)])
}

function lesson(finding: Finding, number: number): string[] {
  const { why, tryThis, listenFor } = finding.lesson.intermediate
  return [
    ...wrapped(`${number}. `, `${finding.claim} [${finding.area}, ${finding.severity}, ${finding.confidence}]`),
    ...finding.evidence.slice(0, SHOWN_EVIDENCE).flatMap((evidence) => wrapped('   · ', evidence.text)),
    ...wrapped('   Why: ', why),
    ...tryThis.flatMap((step, at) => wrapped(at === 0 ? '   Try: ' : '        ', step)),
    ...wrapped('   Listen: ', listenFor),
    ...wrapped('   How sure: ', finding.honesty),
    ...finding.learnMore.flatMap((source) => wrapped('   More: ', `${source.title} (${source.reference})`)),
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
