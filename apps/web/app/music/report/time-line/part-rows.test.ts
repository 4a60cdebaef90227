import type { Report, Role } from '@kvint/report'
import { describe, expect, test } from 'vitest'
import { madeUpReport } from '../testing/made-up-report.ts'
import { partRows } from './part-rows.ts'

const NONE: ReadonlySet<string> = new Set()

test('few parts have a row each, and those that are not heard stand behind the others', () => {
  const { rows, slots, silentY } = partRows(madeUpReport(), NONE)
  expect(rows.map(({ name }) => name)).toEqual(['Chords', 'Bass', 'Vocal'])
  expect(rows.map(({ isHeard }) => isHeard)).toEqual([true, true, false])
  expect(silentY).toBe(48)
  expect(slots.map(({ trackId }) => trackId)).toEqual([2, 3, 4])
})

describe('many parts', () => {
  test('fold into their group, drawn below each other in its row', () => {
    const report = band(12, () => 'drums', true)
    const { rows, slots } = partRows(report, NONE)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ name: 'Band', isOpen: false })
    expect(new Set(slots.map(({ y }) => y)).size).toBe(12)
    expect(slots.every(({ y, height }) => y + height <= 24)).toBe(true)
  })

  test('unfold to a row each', () => {
    const { rows } = partRows(
      band(12, () => 'drums', true),
      new Set(['group 1']),
    )
    expect(rows).toHaveLength(13)
    expect(rows.slice(1).every(({ isInner }) => isInner)).toBe(true)
  })

  test('without groups fold by what they do, in the order of the set', () => {
    const roles: Role[] = ['kick', 'snare', 'bass', 'pad', 'keys', 'lead']
    const { rows } = partRows(
      band(18, (index) => roles[index % 6] ?? 'unknown', false),
      NONE,
    )
    expect(rows.map(({ family, tracks }) => [family, tracks.length])).toEqual([
      ['drums', 6],
      ['bass', 3],
      ['chords', 6],
      ['lead', 3],
    ])
  })
})

function band(count: number, roleOf: (index: number) => Role, isGrouped: boolean): Report {
  const report = madeUpReport()
  const [group, first] = [report.tracks[0], report.tracks[1]]
  const clip = report.arrangement.clips[0]
  if (!group || !first || !clip) throw new Error('the made-up report has a band')
  const ids = Array.from({ length: count }, (_, index) => index + 10)
  return {
    ...report,
    tracks: [
      group,
      ...ids.map((id, index) => ({
        ...first,
        id,
        name: `Part ${index + 1}`,
        groupId: isGrouped ? 1 : null,
        role: { role: roleOf(index), confidence: 1, because: 'of its name' },
      })),
    ],
    arrangement: {
      ...report.arrangement,
      clips: ids.map((id) => ({ ...clip, id: `c${id}`, trackId: id })),
    },
  }
}
