import { type BarRange, beatsOfBars, barsBetween, type Finding, lastBar, type Report } from '@kvint/report'
import type { Piece } from '../player.ts'
import { dueNotes } from '../score/due-notes.ts'
import type { Score, ScorePart } from '../score/score.ts'
import { cutScore } from './change-score.ts'
import { plainChords, plainScale } from './plain-harmony.ts'
import { accented, even, straight, swung } from './plain-rhythm.ts'

/** What a lesson compares with: the words of its button. */
export type Difference = 'plain' | 'inKey' | 'without' | 'straight' | 'swung' | 'accents' | 'even'

/** What can be heard of a finding. */
export type HeardFinding = {
  readonly bars: BarRange
  readonly piece: Piece
  readonly difference: { readonly kind: Difference; readonly partName: string; readonly piece: Piece } | null
}

/**
 * The bars that a finding about music is about, and, where its lesson compares, the same bars otherwise. The second is
 * made by a rule from her own notes to teach, is as loud as the first, and is never kept.
 */
export function hearFinding(finding: Finding, report: Report, song: Score): HeardFinding | null {
  const listening = LISTENING[finding.checkId]
  if (!listening) return null
  const parts = partsOf(listening.parts, finding, report, song)
  const bars = barsOf(finding, report, parts, listening)
  if (!bars) return null
  const range = beatsOfBars(report.arrangement.meters, bars)
  const only = new Set(parts.map(({ trackId }) => trackId))
  const piece: Piece = { key: `finding ${finding.id}`, kind: 'place', range, only }
  const { compares } = listening
  const other = compares && otherwise(compares, { song: cutScore(song, range.start, range.end), parts, report })
  return {
    bars,
    piece,
    difference:
      compares && other && isOtherwise(other, song, piece)
        ? {
            kind: compares,
            partName: parts.at(-1)?.name ?? '',
            piece: { ...piece, key: `difference ${finding.id}`, kind: 'illustration', ...other, likeness: piece },
          }
        : null,
  }
}

type Compared = { readonly song: Score; readonly parts: readonly ScorePart[]; readonly report: Report }
type Otherwise = Pick<Piece, 'score' | 'only'>

function otherwise(kind: Difference, { song, parts, report }: Compared): Otherwise | null {
  const ids = new Set(parts.map(({ trackId }) => trackId))
  if (kind === 'plain') return { score: plainChords(song, report) }
  if (kind === 'inKey') return { score: plainScale(song, report, ids) }
  if (kind === 'straight') return { score: straight(song, ids) }
  if (kind === 'swung') return { score: swung(song, ids) }
  if (kind === 'even') return { score: even(song, ids) }
  if (kind === 'accents') return { score: accented(song, ids, report.arrangement.meters) }
  return parts.length < 2 ? null : { only: new Set(parts.slice(0, -1).map(({ trackId }) => trackId)) }
}

/** Whether anything is heard otherwise: where it is not, there is no difference to hear. */
function isOtherwise({ score, only }: Otherwise, song: Score, { range, only: all }: Piece): boolean {
  if (only) return only.size < (all?.size ?? 0)
  const stretch = { from: range.start, to: range.end, endBeats: range.end }
  return song.parts.some((part) => {
    const other = score?.parts.find(({ trackId }) => trackId === part.trackId)
    if (!other || !all?.has(part.trackId)) return false
    const [one, two] = [dueNotes(part, stretch, false), dueNotes(other, stretch, false)]
    return one.some((note, at) => {
      const same = two[at]
      return (
        note.pitch !== same?.pitch ||
        Math.abs(note.startBeats - same.startBeats) > 0.01 ||
        Math.abs(note.velocity - same.velocity) > 4
      )
    })
  })
}

function partsOf(which: Parts, { place, evidence }: Finding, { harmony }: Report, song: Score): readonly ScorePart[] {
  const harmonic = new Set(harmony.kind === 'known' ? harmony.trackIds : [])
  if (which === 'harmony') return song.parts.filter(({ trackId }) => harmonic.has(trackId))
  if (which === 'all') return song.parts.filter(({ isOn }) => isOn)
  const named = new Set([...place.trackIds, ...evidence.map(({ trackId }) => trackId)])
  return song.parts.filter(({ trackId }) => named.has(trackId)).slice(0, MOST_NAMED)
}

/** A few bars: those of the finding, else those in which its parts play most. */
function barsOf(
  finding: Finding,
  report: Report,
  parts: readonly ScorePart[],
  { around = 0, isWhole = false }: Listening,
): BarRange | null {
  const { meters } = report.arrangement
  const said = finding.place.bars ?? finding.evidence.find(({ bars }) => bars !== null)?.bars ?? null
  const last = lastBar(report.arrangement)
  const count = (bars: BarRange) => {
    const { start, end } = beatsOfBars(meters, bars)
    const counts = parts.map((part) => dueNotes(part, { from: start, to: end, endBeats: end }, true).length)
    return parts.length > 1 && finding.checkId === TWO_LOW ? Math.min(...counts) : counts.reduce((a, b) => a + b, 0)
  }
  if (said && (isWhole || said.to - said.from < MOST_BARS)) {
    const to = Math.min(Math.max(last, said.to), said.to + around)
    const bars = { from: Math.max(1, said.from - around), to }
    return count(bars) > 0 ? bars : null
  }
  const from = said?.from ?? 1
  const to = said?.to ?? barsBetween(meters, 0, report.arrangement.lengthBeats).to
  let best: { readonly bars: BarRange; readonly notes: number } | null = null
  for (let bar = from; bar + SPAN_BARS - 1 <= Math.max(to, from + SPAN_BARS - 1); bar += SPAN_BARS) {
    const bars = { from: bar, to: Math.min(to, bar + SPAN_BARS - 1) }
    const notes = count(bars)
    if (notes > (best?.notes ?? 0)) best = { bars, notes }
  }
  return best?.bars ?? null
}

type Parts = 'harmony' | 'named' | 'all'
type Listening = {
  readonly parts: Parts
  readonly compares?: Difference
  readonly around?: number
  /** All of its bars, however many: what it says comes at their end. */
  readonly isWhole?: boolean
}

/** Longer stretches are heard by four of their bars. */
const MOST_BARS = 9
const SPAN_BARS = 4
const MOST_NAMED = 4
const TWO_LOW = 'LE08'

/** Findings that can be heard in the notes, by their check. */
const LISTENING: Readonly<Record<string, Listening>> = {
  ...alike('harmony', 'HA01 HA02 HA03 HA04 HA06 HA07 HA08 HA09 HA20 HA27 HA29'),
  ...alike(
    'named',
    'HA10 HA11 HA12 HA13 HA14 HA16 HA17 HA18 HA21 HA28 LE09 LE10 MI04 RH01 RH02 RH04 RH05 RH08 RH13 ST-BEAT',
  ),
  ...alike('all', 'AR03 AR06 AR12 AR13 AR18 AR20 AR21 LE11 RH11 RH12 ST-CHANGES ST-CONTRAST'),
  'ST-BORROWED': { parts: 'harmony', compares: 'plain', around: 1 },
  HA05: { parts: 'harmony', compares: 'plain', around: 1 },
  HA15: { parts: 'harmony', around: 1 },
  HA19: { parts: 'harmony', around: 2 },
  HA22: { parts: 'harmony', around: 1 },
  HA23: { parts: 'harmony', around: 1 },
  HA24: { parts: 'harmony', around: 2 },
  MI07: { parts: 'named', compares: 'inKey' },
  LE08: { parts: 'named', compares: 'without' },
  RH03: { parts: 'named', compares: 'straight' },
  RH06: { parts: 'named', compares: 'straight' },
  RH07: { parts: 'named', compares: 'even' },
  RH10: { parts: 'all', around: 1 },
  MI01: { parts: 'named', compares: 'accents' },
  MI02: { parts: 'named', compares: 'swung' },
  MI06: { parts: 'named', compares: 'accents' },
  'ST-VELOCITY': { parts: 'named', compares: 'even' },
  AR07: { parts: 'all', around: 2 },
  AR11: { parts: 'all', around: 2 },
  AR14: { parts: 'all', around: 2 },
  AR15: { parts: 'all', isWhole: true },
  AR16: { parts: 'all', around: 1 },
  AR19: { parts: 'all', around: 1 },
}

function alike(parts: Parts, checkIds: string): Record<string, Listening> {
  return Object.fromEntries(checkIds.split(' ').map((id) => [id, { parts }]))
}
