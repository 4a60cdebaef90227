import { type ArrangementPicture, barAt, type BarRange, beatOfBar } from '@kvint/report'
import { changesOfMeter } from '../../arrangement/meters.ts'
import { soundingStretches } from '../../arrangement/sounding.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count, plain, type Said, sentence } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const tempoOrMeterChanges: Check = {
  id: 'AR14',
  title: 'Tempo or metre that changes',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'A change of two per cent in a steady beat is just heard (Drake and Botte 1993); three, and a first bar that may only set the tempo, are rules of thumb',
  find: (song) => {
    const { picture } = song
    if (picture.of !== 'arrangement') return null
    const moves = movesOf(picture).filter((move) => isHeard(song, move))
    const [largest] = moves.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    const changes = changesOfMeter(picture.meters)
    const [metre] = changes
    const metres = changes.map(({ startBar, numerator, denominator }) =>
      aboutSet(say`Bar ${String(startBar)}: ${String(numerator)}/${String(denominator)}`, {
        from: startBar,
        to: startBar,
      }),
    )
    const place = { trackIds: ['main' as const], clipIds: [], bars: largest?.bars ?? null }
    if (!largest) {
      if (!metre) return null
      const times = say`the metre changes ${count(metres.length, 'time')}`
      const figures = { bar: metre.startBar, meter: `${String(metre.numerator)}/${String(metre.denominator)}` }
      return {
        claim: say`${sentence(times)}.`,
        severity: 'info',
        evidence: metres,
        figures,
        lesson: 'ar14-metre',
        place,
      }
    }
    const back = picture.tempos.findIndex(
      ({ startBeats, bpm }) =>
        barAt(picture.meters, startBeats) > largest.bars.to && Math.abs(bpm / largest.from - 1) < SAME_TEMPO,
    )
    return {
      claim: back > 0 ? say`${claimOf(largest)}; ${backOf(picture, back)}.` : say`${claimOf(largest)}.`,
      evidence: [...moves.map((move) => aboutSet(claimOf(move), move.bars)), ...metres],
      figures: {
        start: Math.max(1, largest.bars.from - AROUND_BARS),
        end: largest.bars.to + AROUND_BARS,
        before: largest.from,
        after: largest.to,
        halfway: (largest.from + largest.to) / 2,
        beatBefore: MS_PER_MINUTE / largest.from,
        beatAfter: MS_PER_MINUTE / largest.to,
        semitones: Math.abs(12 * Math.log2(largest.to / largest.from)),
      },
      place,
    }
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Automation', 'automation')],
  lessons: ['ar14-metre'],
  honesty: 'Certain: tempo and metre are in the file.',
}

/** The tempo before and after, in BPM; a jump stands in one bar, at its beginning or within it. */
type Move = Stretch & { readonly from: number; readonly to: number; readonly isJump: boolean; readonly bars: BarRange }

/** Jumps and ramps that one hears; steps that go the same way without a rest between them are one ramp. */
function movesOf({ tempos, meters }: ArrangementPicture): Move[] {
  const steps = tempos.slice(1).flatMap((point, index) => {
    const last = tempos[index] ?? point
    const isOfStart = point.startBeats <= beatOfBar(meters, 2)
    return point.bpm === last.bpm || isOfStart
      ? []
      : [{ from: last.bpm, to: point.bpm, startBeats: last.startBeats, endBeats: point.startBeats }]
  })
  const joined: (typeof steps)[number][] = []
  for (const step of steps) {
    const last = joined.at(-1)
    const goesOn = last && last.to === step.from && last.endBeats === step.startBeats
    const isAlike = last && isJump(last) === isJump(step) && last.to > last.from === step.to > step.from
    if (goesOn && isAlike) joined[joined.length - 1] = { ...step, from: last.from, startBeats: last.startBeats }
    else joined.push(step)
  }
  return joined
    .filter((move) => sizeOf(move) >= LEAST_CHANGE)
    .map((move) => ({
      from: move.from,
      to: move.to,
      start: move.startBeats,
      end: move.endBeats,
      isJump: isJump(move),
      bars: isJump(move)
        ? barOfJump(meters, move.endBeats)
        : { from: barAt(meters, move.startBeats + HAIR_BEATS), to: barAt(meters, move.endBeats - HAIR_BEATS) },
    }))
}

/** Whether something that follows the tempo sounds while it moves, or in the bar after a jump. */
function isHeard({ parts, picture: { meters } }: Song, { start, end, isJump: jumps }: Move): boolean {
  const following = parts.flatMap(({ clips, isAudible }) =>
    clips.filter(({ clip }) => isAudible && (clip.kind === 'midi' || clip.isWarped)),
  )
  const within = { start, end: jumps ? beatOfBar(meters, barOfJump(meters, end).to + 1) : end }
  return soundingStretches(following, within).length > 0
}

/** A jump that is drawn by hand just before a bar line is one of the bar behind it. */
function barOfJump(meters: ArrangementPicture['meters'], beats: number): BarRange {
  const bar = barAt(meters, beats + HAND_BEATS)
  return { from: bar, to: bar }
}

function isJump({ startBeats, endBeats }: { readonly startBeats: number; readonly endBeats: number }): boolean {
  return endBeats - startBeats < JUMP_BEATS
}

/** The change as a ratio above zero: 120 to 132 and 132 to 120 are alike. */
function sizeOf({ from, to }: Pick<Move, 'from' | 'to'>): number {
  return Math.max(from, to) / Math.min(from, to) - 1
}

function claimOf({ from, to, isJump: jumps, bars }: Move): Said {
  const [before, after] = [plain(from, 1), plain(to, 1)]
  const [first, last] = [String(bars.from), String(bars.to)]
  if (jumps) return say`The tempo jumps from ${before} to ${after} BPM in bar ${first}`
  if (bars.from === bars.to) {
    return to > from
      ? say`Within bar ${first} the tempo rises from ${before} to ${after} BPM`
      : say`Within bar ${first} the tempo falls from ${before} to ${after} BPM`
  }
  return to > from
    ? say`From bar ${first} to bar ${last} the tempo rises from ${before} to ${after} BPM`
    : say`From bar ${first} to bar ${last} the tempo falls from ${before} to ${after} BPM`
}

/** Where the tempo comes home: by itself, or by steps that end there. */
function backOf({ meters, tempos }: ArrangementPicture, index: number): Said {
  const [before, point] = [tempos[index - 1], tempos[index]]
  const beats = point?.startBeats ?? 0
  const jumps = before !== undefined && beats - before.startBeats < JUMP_BEATS
  return say`by bar ${String(jumps ? barOfJump(meters, beats).from : barAt(meters, beats - HAIR_BEATS))} it is back at ${plain(point?.bpm ?? 0, 1)}`
}

const AROUND_BARS = 2
const MS_PER_MINUTE = 60_000
const LEAST_CHANGE = 0.03
const SAME_TEMPO = 0.005
/** Live keeps a jump as two points at one beat. */
const JUMP_BEATS = 1 / 16
const HAIR_BEATS = 1 / 16
const HAND_BEATS = 1 / 4
