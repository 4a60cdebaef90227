import { readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { makeReport } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { chordPiece } from '../pieces.ts'
import { dueNotes } from '../score/due-notes.ts'
import type { Score } from '../score/score.ts'
import { songScore } from '../score/song-score.ts'
import { hertz } from './mixer.ts'
import { renderPiece } from './render-piece.ts'

const RATE = 44_100
let report: Report
let score: Score

beforeAll(async () => {
  const read = await readSet(await buildSet(exampleSet()))
  if (read.kind === 'failure') throw new Error(read.failure.message)
  report = makeReport(read.set, { fileName: 'Nordlys.als', bytes: 1 })
  score = songScore(report)
})

describe('twenty chords of the example', () => {
  test('sound the notes that are written, and no others, within ten milliseconds', async () => {
    const chords = report.harmony.kind === 'known' ? spread(report.harmony.chords, 20) : []
    expect(chords).toHaveLength(20)
    for (const chord of chords) {
      const name = `${chord.symbol} at ${chord.startBeats}`
      const { range, only } = chordPiece(report, chord)
      const isOn = ({ trackId }: { trackId: number }) => only?.has(trackId) ?? false
      const notes = score.parts
        .filter(isOn)
        .flatMap((part) => dueNotes(part, { from: range.start, to: range.end, endBeats: range.end }, true))
      expect(notes.length, name).toBeGreaterThan(0)
      const due = notes.map(({ pitch, startBeats }) => ({
        pitch,
        seconds: score.clock.secondsAt(startBeats) - score.clock.secondsAt(range.start),
      }))

      const oscillators = watchOscillators()
      const samples = await mono({ score, from: range.start, end: range.end, isOn })
      const started = oscillators()
      for (const note of due) {
        const its = started.filter(({ hertz: sounded }) => Math.abs(sounded - hertz(note.pitch)) < 0.01)
        expect(Math.min(...its.map(({ seconds }) => Math.abs(seconds - note.seconds))), name).toBeLessThan(0.01)
      }
      for (const { hertz: sounded, seconds } of started.filter(isFundamental)) {
        const pitch = Math.round(69 + 12 * Math.log2(sounded / 440))
        expect(
          due.some((note) => note.pitch === pitch && Math.abs(note.seconds - seconds) < 0.01),
          `${name}: pitch ${pitch} at ${seconds}`,
        ).toBe(true)
      }

      const first = Math.min(...due.map(({ seconds }) => seconds))
      const heard = samples.findIndex((each) => Math.abs(each) > 1e-4) / RATE
      expect(Math.abs(heard - first), name).toBeLessThan(0.01)
    }
  })
})

describe('the whole arrangement', () => {
  test('is neither faint nor pressed', async () => {
    const samples = await mono({ score, from: 160, end: 176, isOn: (part) => part.isOn })
    const rms = 10 * Math.log10(samples.reduce((sum, each) => sum + each * each, 0) / samples.length)
    expect(rms).toBeGreaterThan(-20)
    expect(rms).toBeLessThan(-10)
  })
})

async function mono(piece: Parameters<typeof renderPiece>[0]): Promise<Float32Array> {
  const buffer = await renderPiece(piece, RATE)
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)]
  return left.map((each, at) => (each + (right[at] ?? 0)) / 2)
}

/** Every oscillator that is started from now on, until the answer is asked for. */
function watchOscillators() {
  const spy = vi.spyOn(OscillatorNode.prototype, 'start')
  return () => {
    const started = spy.mock.calls.map(([at = 0], index) => ({
      hertz: (spy.mock.contexts as OscillatorNode[])[index]?.frequency.value ?? 0,
      seconds: at,
    }))
    spy.mockRestore()
    return started
  }
}

/** Neither the tine of the keys, at the seventh partial, nor the slow turn of a vibrato. */
function isFundamental({ hertz: sounded }: { readonly hertz: number }): boolean {
  const pitch = 69 + 12 * Math.log2(sounded / 440)
  return sounded > 20 && Math.abs(pitch - Math.round(pitch)) < 0.01
}

function spread<T>(all: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]).filter(
    (each) => each !== undefined,
  )
}
