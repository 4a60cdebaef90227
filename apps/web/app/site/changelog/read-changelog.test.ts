import { expect, it } from 'vitest'
import CHANGELOG from '../../../../../CHANGELOG.md?raw'
import NORWEGIAN from '../../../../../CHANGELOG.nb.md?raw'
import { leadOf, readChangelog, runsOf } from './read-changelog.ts'

it('reads days and their changes, also those of two lines', () => {
  const markdown = '# Changelog\n\nWords.\n\n## 2026-11-24\n\n- One\n  and more.\n- Two.\n\n## 2026-11-23\n\n- Three.\n'
  expect(readChangelog(markdown)).toEqual([
    { day: '2026-11-24', changes: ['One and more.', 'Two.'] },
    { day: '2026-11-23', changes: ['Three.'] },
  ])
})

it.each([
  ['One thing. And another.', ['One thing.', 'And another.']],
  [
    'Mails are pages with a button, and `/nb/…` keeps it.',
    ['Mails are pages with a button, and `/nb/…` keeps it.', ''],
  ],
  ['Live 8. to 12. is read.', ['Live 8. to 12. is read.', '']],
  [
    'A fact (a fill, a rest). `kvint audio` tells it. So does the page.',
    ['A fact (a fill, a rest).', '`kvint audio` tells it. So does the page.'],
  ],
])('%s in its first sentence and the rest', (change, parts) => {
  expect(leadOf(change)).toEqual(parts)
})

it('tells code from words', () => {
  expect(runsOf('Press `L` now')).toEqual([
    { text: 'Press ', isCode: false },
    { text: 'L', isCode: true },
    { text: ' now', isCode: false },
  ])
})

it('reads the file of the repository: whole days, the newest first, none empty', () => {
  const releases = readChangelog(CHANGELOG)
  const days = releases.map(({ day }) => day)
  expect(days.length).toBeGreaterThan(2)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true)
  expect(releases.filter(({ changes }) => changes.length === 0)).toEqual([])
})

it('tells in Norwegian as many changes of the same days', () => {
  const counts = (markdown: string) => readChangelog(markdown).map(({ day, changes }) => [day, changes.length])
  expect(counts(NORWEGIAN)).toEqual(counts(CHANGELOG))
})
