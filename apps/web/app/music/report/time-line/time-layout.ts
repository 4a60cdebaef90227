import type { Report } from '@kvint/report'
import { CHORD_LANE_HEIGHT } from '../harmony/chord-lane.tsx'
import { KEY_LANE_HEIGHT } from '../harmony/key-lane.tsx'
import { type PartLayout, partRows } from './part-rows.ts'

export type LaneName = 'sections' | 'findings' | 'chords' | 'keys' | 'tempo' | 'energy'

type Lane = { readonly y: number; readonly height: number }

export type TimeLayout = {
  /** Only what this song has something to show in. */
  readonly lanes: Readonly<Partial<Record<LaneName, Lane>>>
  readonly parts: PartLayout & Lane
  readonly height: number
}

/** From top to bottom: sections, findings, chords, keys, tempo, the parts, and how full each bar is. */
export function timeLayout(report: Report, unfolded: ReadonlySet<string>): TimeLayout {
  const { arrangement, harmony, findings } = report
  const lanes: Partial<Record<LaneName, Lane>> = {}
  let y = RULER
  const add = (name: LaneName, height: number, isDrawn: boolean) => {
    if (!isDrawn) return
    lanes[name] = { y, height }
    y += height + GAP
  }
  add('sections', 22, arrangement.sections.length > 0)
  add(
    'findings',
    18,
    findings.some(({ place }) => place.bars !== null),
  )
  add('chords', CHORD_LANE_HEIGHT, harmony.kind === 'known' && harmony.chords.length > 0)
  add('keys', KEY_LANE_HEIGHT, harmony.kind === 'known' && harmony.localKeys.length > 1)
  add('tempo', 36, new Set(arrangement.tempos.map(({ bpm }) => bpm)).size > 1)
  const parts = { ...partRows(report, unfolded), y }
  y += parts.height + GAP
  add('energy', 30, arrangement.form.densityPerBar.length > 0)
  return { lanes, parts, height: y }
}

/** Bar numbers. */
const RULER = 16
const GAP = 3
