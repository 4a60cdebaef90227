import { readSet } from '@kvint/als'
import { buildSet, exampleSet, type SetDescription } from '@kvint/als/build'
import { makeReport } from '@kvint/insights'
import { everythingTold, type Finding, type Report } from '@kvint/report'
import { beforeAll, describe, expect, it } from 'vitest'
import { dueNotes } from '../score/due-notes.ts'
import { songScore } from '../score/song-score.ts'
import type { Score } from '../score/score.ts'
import { hearFinding } from './hear-finding.ts'

let report: Report
let song: Score

beforeAll(async () => {
  report = await reportOf(exampleSet())
  song = songScore(report)
})

async function reportOf(set: SetDescription): Promise<Report> {
  const read = await readSet(await buildSet(set))
  if (read.kind === 'failure') throw new Error(read.failure.message)
  return makeReport(read.set, { fileName: 'Nordlys.als', bytes: 1 })
}

/** A piano whose notes are all as loud, so many beats of them. */
async function evenPiano(lengthBeats: number) {
  const notes = Array.from({ length: 64 }, (_, at) => ({
    pitch: 60 + (at % 7),
    startBeats: (at * lengthBeats) / 64,
    durationBeats: lengthBeats / 80,
  }))
  const clip = { startBeats: 0, lengthBeats, notes }
  const own = await reportOf({ tracks: [{ kind: 'midi', name: 'Piano', arrangementClips: [clip] }] })
  const score = songScore(own)
  const even = everythingTold(own).find(({ checkId }) => checkId === 'MI01')
  if (!even) throw new Error('The piano is not even')
  return { own, score, even, heard: hearFinding(even, own, score) }
}

const findingOf = (checkId: string): Finding => {
  const finding = everythingTold(report).find((each) => each.checkId === checkId)
  if (!finding) throw new Error(`The example has no ${checkId}`)
  return finding
}
type Heard = ReturnType<typeof hearFinding>
const heard = (checkId: string): Heard => hearFinding(findingOf(checkId), report, song)

/** Notes of a piece, by part and beat. */
function notes(score: Score, { start, end }: { start: number; end: number }, only?: ReadonlySet<number>) {
  return score.parts
    .filter(({ trackId }) => only?.has(trackId) ?? true)
    .flatMap((part) => dueNotes(part, { from: start, to: end, endBeats: end }, false))
}

describe('a finding about music', () => {
  it('is heard in its bars, a borrowed chord with a bar on either side', () => {
    expect(heard('ST-BORROWED')?.bars).toEqual({ from: 36, to: 39 })
  })

  it('is heard in a few bars where it is about a whole part', async () => {
    const { own, heard: few } = await evenPiano(64)
    const { bars, piece } = few ?? {}
    expect(bars && bars.to - bars.from).toBe(3)
    expect([...(piece?.only ?? [])]).toEqual([own.tracks[0]?.id])
  })

  it('is heard within a song that is shorter than a few bars', async () => {
    expect((await evenPiano(4)).heard?.bars).toEqual({ from: 1, to: 1 })
  })

  it('is heard in all its bars where what it says comes at their end, else in a few', () => {
    const long = { ...findingOf('ST-BORROWED'), place: { trackIds: [], clipIds: [], bars: { from: 9, to: 24 } } }
    const barsAs = (checkId: string) => hearFinding({ ...long, checkId }, report, song)?.bars
    expect(barsAs('AR15')).toEqual({ from: 9, to: 24 })
    const { from = 0, to = 0 } = barsAs('ST-CHANGES') ?? {}
    expect(to - from).toBe(3)
  })

  it('is not there for what no note says', () => {
    expect(heard('DY01')).toBeNull()
  })
})

describe('the difference', () => {
  it('has the ordinary chord: every note of the borrowed one in the key, all else as it was', () => {
    const { piece, difference } = heard('ST-BORROWED') ?? {}
    const [own, plain] = [
      notes(song, piece!.range, piece!.only),
      notes(difference!.piece.score!, piece!.range, piece!.only),
    ]
    const F_MAJOR = new Set([5, 7, 9, 10, 0, 2, 4])
    expect(own.some(({ pitch }) => pitch % 12 === 1)).toBe(true)
    expect(plain.filter(({ pitch }) => pitch % 12 === 1)).toEqual([])
    expect(plain).toHaveLength(own.length)
    for (const [at, note] of plain.entries()) {
      if (F_MAJOR.has((own[at]?.pitch ?? 0) % 12)) expect(note.pitch).toBe(own[at]?.pitch)
      else expect(Math.abs(note.pitch - (own[at]?.pitch ?? 0))).toBe(1)
    }
  })

  it('lowers the leading note of a secondary dominant', () => {
    const { piece, difference } = heard('HA05') ?? {}
    const sharps = (score: Score) =>
      notes(score, piece!.range, piece!.only).filter(({ pitch }) => pitch % 12 === 1).length
    expect(sharps(song)).toBeGreaterThan(0)
    expect(sharps(difference!.piece.score!)).toBe(0)
  })

  it('has accents where all was equal, and all equal where it was lively', async () => {
    const strengths = (score: Score, { piece, difference }: Partial<NonNullable<Heard>>, isOther: boolean) => {
      const all = notes(isOther ? difference!.piece.score! : score, piece!.range, piece!.only)
      return new Set(all.map(({ velocity }) => velocity)).size
    }
    const { score, heard: even } = await evenPiano(32)
    expect(strengths(score, even ?? {}, false)).toBe(1)
    expect(strengths(score, even ?? {}, true)).toBeGreaterThan(2)
    const lively = heard('ST-VELOCITY') ?? {}
    expect(strengths(song, lively, true)).toBeLessThan(strengths(song, lively, false))
  })

  it('is a copy: the song itself stays as it is', () => {
    const before = JSON.stringify(song.parts)
    for (const finding of everythingTold(report)) hearFinding(finding, report, song)
    expect(JSON.stringify(song.parts)).toBe(before)
  })

  it('is not offered where nothing would be heard otherwise', async () => {
    const { own, score, even } = await evenPiano(64)
    const straight: Finding = { ...even, checkId: 'RH03' }
    expect(hearFinding(straight, own, score)?.difference).toBeNull()
  })

  it('leaves out one of two low parts', () => {
    const low: Finding = {
      ...findingOf('ST-VELOCITY'),
      checkId: 'LE08',
      place: { trackIds: [7, 10], clipIds: [], bars: null },
    }
    const difference = hearFinding({ ...low, evidence: [] }, report, song)?.difference
    expect(difference?.partName).toBe('Pad')
    expect([...(difference?.piece.only ?? [])]).toEqual([7])
  })
})
