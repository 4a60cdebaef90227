import { describe, expect, it } from 'vitest'
import type { Depth } from '../report/finding.ts'
import { ALL_CHECKS } from './all-checks.ts'

const DEPTHS: readonly Depth[] = ['beginner', 'intermediate', 'advanced']
const told = ALL_CHECKS.flatMap((check) =>
  DEPTHS.flatMap((depth) => {
    const { why, tryThis, listenFor } = check.lesson[depth]
    return [why, ...tryThis, listenFor].map((text) => ({ id: check.id, depth, text }))
  }),
)

describe('all checks', () => {
  it('have ids of their own, a source, an honesty line and something to read further', () => {
    expect(new Set(ALL_CHECKS.map(({ id }) => id)).size).toBe(ALL_CHECKS.length)
    const lacking = ALL_CHECKS.filter(
      ({ source, honesty, learnMore, reads, stages }) =>
        source === '' || honesty === '' || learnMore.length === 0 || reads.length === 0 || stages.length === 0,
    )
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  it('teach at every depth, in sentences', () => {
    expect(told.filter(({ text }) => !/[.?…:]$/.test(text))).toEqual([])
    const empty = ALL_CHECKS.filter(({ lesson }) => DEPTHS.some((depth) => lesson[depth].tryThis.length === 0))
    expect(empty).toEqual([])
  })

  it('speak as a colleague: no verdict, no score, no shout', () => {
    const all = [
      ...told,
      ...ALL_CHECKS.flatMap(({ id, title, honesty }) => [title, honesty].map((text) => ({ id, depth: null, text }))),
    ]
    const loud = /\b(?:wrong|bad|must|amateur|professional sound|terrible|mistake|score|unlock|elevate)\b|!/i
    expect(all.filter(({ text }) => loud.test(text))).toEqual([])
  })

  it('keep beginners free of jargon', () => {
    const jargon = /\b(?:LUFS|PLR|RMS|crest factor|knee|correlation|octave per|K-weight|aliasing|formants?)\b/i
    const found = told.filter(
      ({ depth, text }) => depth === 'beginner' && jargon.test(text) && !/▸|play with Formants/.test(text),
    )
    expect(found).toEqual([])
  })

  it('always have strengths to tell, and ask for no fix at a guess', () => {
    expect(ALL_CHECKS.filter(({ severity }) => severity === 'strength').length).toBeGreaterThanOrEqual(5)
    expect(ALL_CHECKS.filter(({ severity, confidence }) => severity === 'fix' && confidence !== 'certain')).toEqual([])
  })
})
