import { expect, test } from 'vitest'
import { madeUpReport } from '../testing/made-up-report.ts'
import { chordsMidi } from './chords-midi.ts'

const bytes = chordsMidi(madeUpReport())
const text = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

test('a header of format 0 with one track of 480 ticks', () => {
  expect(text(0, 4)).toBe('MThd')
  expect(Array.from(bytes.subarray(4, 14))).toEqual([0, 0, 0, 6, 0, 0, 0, 1, 0x01, 0xe0])
})

test('the track is as long as it says, and ends as it must', () => {
  expect(text(14, 18)).toBe('MTrk')
  const length = new DataView(bytes.buffer).getUint32(18)
  expect(bytes.length).toBe(22 + length)
  expect(Array.from(bytes.subarray(-3))).toEqual([0xff, 0x2f, 0])
})

test('tempo in microseconds a beat: 124 BPM', () => {
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0x51)
  expect((bytes[at + 3]! << 16) | (bytes[at + 4]! << 8) | bytes[at + 5]!).toBe(483_871)
})

test('each chord sounds from its start to its end, A minor as A C E over A', () => {
  const { on, off } = soundingOf(bytes)
  expect(on.filter(({ tick }) => tick === 0).map(({ pitch }) => pitch)).toEqual([57, 69, 72, 76])
  expect(off.filter(({ tick }) => tick === 16 * 480).map(({ pitch }) => pitch)).toEqual([57, 69, 72, 76])
  expect(on).toHaveLength(off.length)
})

test('a set without chords gives a file with tempo and meter only', () => {
  const empty = chordsMidi(madeUpReport({ harmony: { kind: 'unknown', reason: 'No notes.' } }))
  expect(soundingOf(empty).on).toEqual([])
})

function soundingOf(file: Uint8Array) {
  const on: { tick: number; pitch: number }[] = []
  const off: { tick: number; pitch: number }[] = []
  let at = 22
  let tick = 0
  const length = () => {
    let value = 0
    for (;;) {
      const byte = file[at++]!
      value = (value << 7) | (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  while (at < file.length) {
    tick += length()
    const status = file[at++]!
    if (status === 0xff) {
      at += 1
      const bytesOfEvent = length()
      at += bytesOfEvent
      continue
    }
    ;(status === 0x90 ? on : off).push({ tick, pitch: file[at]! })
    at += 2
  }
  return { on, off }
}
