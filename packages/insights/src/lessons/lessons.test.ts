import { readdirSync } from 'node:fs'
import type { Depth, Finding } from '@kvint/report'
import { describe, expect, it, test } from 'vitest'
import { BOUNCE_CHECKS } from '../bounce/checks/bounce-checks.ts'
import { SAMPLE_CHECKS } from '../samples/checks/sample-checks.ts'
import { STEM_CHECKS } from '../stems/checks/stem-checks.ts'
import { ALL_CHECKS } from '../checks/all-checks.ts'
import { fetchLesson } from './fetch-lesson.ts'
import { TITLES_NB } from '../words/nb/titles.ts'
import { reportOf } from '../testing/report-of.ts'
import { fillLesson, lessonFigures } from './lesson-figures.ts'

const filesIn = (language: string) =>
  readdirSync(new URL(`./${language}/`, import.meta.url))
    .map((name) => name.replace('.ts', ''))
    .toSorted()
const checks = [...ALL_CHECKS, ...BOUNCE_CHECKS, ...SAMPLE_CHECKS, ...STEM_CHECKS]
const ids = checks.map(({ id }) => id.toLowerCase()).toSorted()
const lessons = [...ids, ...checks.flatMap((check) => check.lessons ?? [])].toSorted()

describe('lessons', () => {
  it('are there for each check and each case that it tells apart, and for nothing else', () =>
    expect(filesIn('en')).toEqual(lessons))

  it('have a Norwegian title each', () => {
    expect(
      Object.keys(TITLES_NB)
        .map((id) => id.toLowerCase())
        .toSorted(),
    ).toEqual(ids)
    expect(Object.values(TITLES_NB).filter((title) => ENGLISH.test(title) || title.endsWith('.'))).toEqual([])
    expect(new Set(Object.values(TITLES_NB)).size).toBe(ids.length)
  })

  it('are all in Norwegian too', () => expect(filesIn('nb')).toEqual(lessons))

  it.each(filesIn('nb'))(
    '%s has as many steps in Norwegian, in sentences of its own, with the same figures',
    async (id) => {
      const [en, nb] = [await fetchLesson(id, 'en'), await fetchLesson(id, 'nb')]
      for (const depth of DEPTHS) {
        const [here, there] = [en[depth], nb[depth]]
        expect(there.tryThis).toHaveLength(here.tryThis.length)
        const sentences = [there.why, ...there.tryThis, there.listenFor]
        expect(sentences.filter((text) => !/[.?…:]$/.test(text))).toEqual([])
        expect(sentences.filter((text) => ENGLISH.test(text.replaceAll(ON_SCREEN, '')))).toEqual([])
        expect(figuresOf(sentences)).toEqual(figuresOf([here.why, ...here.tryThis, here.listenFor]))
      }
    },
  )

  it.each(['xx99', '../en/ha01', 'HA01', ''])('%s is no lesson', async (id) => {
    await expect(fetchLesson(id, 'en')).rejects.toThrow()
  })
})

test('a lesson says the numbers of the song', () => {
  const lesson = { why: 'At {bpm} BPM.', tryThis: ['{halfBeatMs} ms, {chord}.'], listenFor: '{unknown}' }
  expect(fillLesson(lesson, { bpm: 176, halfBeatMs: 170.45, chord: 'E7' }, String)).toEqual({
    why: 'At 176 BPM.',
    tryThis: ['170 ms, E7.'],
    listenFor: '{unknown}',
  })
})

test('a Norwegian lesson names notes and chords as Norwegian does, and nothing else', async () => {
  const finding: Pick<Finding, 'figures'> = {
    figures: { chord: 'Bm7/F♯', chordBefore: 'B3 D4 F♯4', low: 'B♭', pattern: 'Backbeat', bar: 3, beats: '13.25' },
  }
  const report = await reportOf({})
  expect(lessonFigures(report, finding, 'nb')).toMatchObject({
    chord: 'Hm7/F♯',
    chordBefore: 'H3 D4 F♯4',
    low: 'B♭',
    pattern: 'Backbeat',
    bar: 3,
    beats: '13,25',
  })
  expect(lessonFigures(report, finding)).toMatchObject({ chord: 'Bm7/F♯' })
})

test('a lesson cuts a long name as a claim does', async () => {
  const finding = { figures: { part: `${'Loop '.repeat(12)}end`, tones: 'C D E F '.repeat(8) } }
  const { part, tones } = lessonFigures(await reportOf({}), finding)
  expect(part).toBe(`${'Loop '.repeat(9)}Lo…`)
  expect(tones).toHaveLength(64)
})

const figuresOf = (texts: readonly string[]) => texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []).toSorted()
const ENGLISH = /\b(the|and|with|your|you|of|is|are|it|that|this|from|into|when|where|which|not|its)\b/i
const ON_SCREEN = /Collect All and Save|(Audio|MIDI) From|Loop Back-and-Forth/g
const DEPTHS: readonly Depth[] = ['beginner', 'intermediate', 'advanced']
