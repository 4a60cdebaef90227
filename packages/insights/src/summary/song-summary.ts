import { sentence } from '../words/name-words.ts'
import type { Report } from '@kvint/report'
import { hashName } from '../words/unnamed-loop.ts'
import { summaryEn, type SummaryWords } from './summary-en.ts'
import { summaryFacts } from './summary-facts.ts'
import type { Unfolds } from './summary-turn.ts'

/**
 * A set in at most four sentences: what it is, how it unfolds, what stands out in it, and what is not heard as it is saved. Each clause is a fact of the report; keys,
 * tempo and length are left to the line of facts. `words`: `summaryNb` for Norwegian.
 *
 * ```ts
 * songSummary(report)
 * // ['Eight sections (Intro, Verse and 6 more), and Drop and Drop 2 share a borrowed chord, B♭m.', 'It builds from Pad alone to ten parts in bars 49 to 56.']
 * ```
 */
export function songSummary(report: Report, words: SummaryWords = summaryEn): string[] {
  const [one, several] = words.unnamed
  const tracks = report.tracks.map((track) => (hashName(track.name) ? { ...track, name: one } : track))
  return sentencesOf({ ...report, tracks, harmony: words.harmonyOf(report.harmony) }, words).map((text) =>
    text.replaceAll(` × ${one}`, ` ${several}`),
  )
}

function sentencesOf(named: Report, words: SummaryWords): string[] {
  const { opening, harmony, unfolds, turn, silent } = summaryFacts(named)
  const opened = words.opening(opening)
  const chords = harmony && words.harmony(harmony)
  const areApart = 'names' in opening
  const isWarning = turn?.kind === 'silent' || turn?.kind === 'soloed'
  const warning = isWarning ? turn : silent
  const first = chords && !areApart ? `${opened}, ${words.and} ${chords}` : opened
  const last = warning ? [words.turn(warning)] : []
  const between = [
    unfolds ? shorterAndShorter(unfolds).map((one) => words.unfolds(one)) : [],
    turn && !isWarning ? [words.turn(turn)] : [],
    chords && areApart ? [sentence(chords)] : [],
  ]
  let room = MOST_CHARACTERS - [first, ...last].join('. ').length
  const fitting = between.flatMap((forms) => {
    const form = forms.find(({ length }) => length <= room)
    room -= form?.length ?? 0
    return form ?? []
  })
  return [first, ...fitting.slice(0, MOST_BETWEEN), ...last].map((one) => `${one}.`)
}

/** A course whole, without its end, as its rise alone, and without the names of those who come in. */
function shorterAndShorter({ contour, namesOf }: Unfolds): Unfolds[] {
  const rise = { ...contour, end: null, dip: null, isFullToTheEnd: false }
  return [
    { contour, namesOf },
    { contour: { ...contour, end: null }, namesOf },
    { contour: rise, namesOf },
    ...(contour.entries.length > 0 ? [{ contour: rise, namesOf: () => [] }] : []),
  ]
}

/** Between what it is and what is not heard. */
const MOST_BETWEEN = 2
/** Two lines on a desktop: the picture of the song still stands above its player. */
const MOST_CHARACTERS = 225
