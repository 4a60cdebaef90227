import { sentence } from '../words/name-words.ts'
import { norwegianHarmony, type Report } from '@kvint/report'
import type { LessonLanguage } from '../lessons/fetch-lesson.ts'
import { hashName } from '../words/unnamed-loop.ts'
import { summaryEn, type SummaryWords } from './summary-en.ts'
import { summaryFacts } from './summary-facts.ts'
import { summaryNb } from './summary-nb.ts'

/**
 * A set in at most three sentences: what it is, what stands out in it, and what is not heard as it is saved. Each clause is a fact of the report; keys,
 * tempo and length are left to the line of facts.
 *
 * ```ts
 * songSummary(report, 'en')
 * // ['Eight sections, and Drop and Drop 2 share a borrowed chord, B♭m.', 'Drop 2 has the parts of Drop and adds Arp.']
 * ```
 */
export function songSummary(report: Report, language: LessonLanguage): string[] {
  const words = language === 'nb' ? summaryNb : summaryEn
  const [one, several] =
    language === 'nb' ? ['en loop uten navn', 'looper uten navn'] : ['an unnamed loop', 'unnamed loops']
  const tracks = report.tracks.map((track) => (hashName(track.name) ? { ...track, name: one } : track))
  const harmonyOf = language === 'nb' ? norwegianHarmony(report.harmony) : report.harmony
  return sentencesOf({ ...report, tracks, harmony: harmonyOf }, words).map((text) =>
    text.replaceAll(` × ${one}`, ` ${several}`),
  )
}

function sentencesOf(named: Report, words: SummaryWords): string[] {
  const { opening, harmony, turn, silent } = summaryFacts(named)
  const last = silent ? [`${words.turn(silent)}.`] : []
  const first = words.opening(opening)
  const chords = harmony && words.harmony(harmony)
  const second = turn && words.turn(turn)
  if ('names' in opening) {
    const then = turn?.kind === 'silent' || !chords ? second : sentence(chords)
    return [`${first}.`, ...(then ? [`${then}.`] : []), ...last]
  }
  return [chords ? `${first}, ${words.and} ${chords}.` : `${first}.`, ...(second ? [`${second}.`] : []), ...last]
}
