import { EAR_VERSION } from '@kvint/audio/ear-version'
import { expect, test, vi } from 'vitest'
import { findHearings, findSound, findTelling, keepSound, keepTelling } from './heard-database.ts'
import { untilNothingIsRead } from '../reading/while-reading.ts'
import { hearInWorker } from './hear-in-worker.ts'
import type { HearingNews } from './messages.ts'

const signal = () => new AbortController().signal
const alone = (sound: File | string) => ({ sound, report: null, offsetSeconds: null })

test('hears a file: figures first, then all of it, and the second time at once', async () => {
  const file = new File([tone(4)], `tone ${crypto.randomUUID()}.wav`)
  const news: HearingNews[] = []
  const first = await hearInWorker(alone(file), signal(), (each) => news.push(each))
  if (first.kind !== 'bounce') throw new Error(`It gave ${first.kind}.`)
  expect(news.at(-1)?.kind).toBe('measured')
  // A sine at −6 dBFS on both sides; K-weighting lifts 1 kHz by 0.7 dB.
  expect(first.bounce.hearing.loudness.integratedLufs).toBeCloseTo(-6, 0)
  const again = await hearInWorker(alone(file), signal())
  expect(again).toMatchObject({ kind: 'bounce', wasKept: true, print: first.print })
  expect(await hearInWorker(alone(first.print), signal())).toMatchObject({ kind: 'bounce', wasKept: true })
})

test('what no one waits for waits until a sound is heard', async () => {
  const file = new File([tone(4)], `rest ${crypto.randomUUID()}.wav`)
  let isHeard = false
  const end = hearInWorker(alone(file), signal()).then(() => (isHeard = true))
  await untilNothingIsRead()
  expect(isHeard).toBe(true)
  await end
})

test('what no one waits for goes on when a sound is cancelled', async () => {
  const controller = new AbortController()
  const file = new File([tone(60)], `left ${crypto.randomUUID()}.wav`)
  const end = hearInWorker(alone(file), controller.signal)
  controller.abort()
  await untilNothingIsRead()
  expect(await end).toMatchObject({ kind: 'problem', code: 'aborted' })
})

test('what an earlier ear heard is shown, and heard again where its file is there', async () => {
  const file = new File([tone(4)], `earlier ${crypto.randomUUID()}.wav`)
  const first = await hearInWorker(alone(file), signal())
  if (first.kind !== 'bounce') throw new Error(`It gave ${first.kind}.`)
  const kept = await findSound(first.print)
  const print = `earlier ${first.print}`
  await keepSound(print, file, { ...kept!, version: EAR_VERSION - 1 })
  expect(await hearInWorker(alone(print), signal())).toMatchObject({ kind: 'bounce', wasKept: true })
  expect(await findHearings([file])).toEqual([undefined])
  expect(await hearInWorker(alone(file), signal())).toMatchObject({ kind: 'bounce', wasKept: false })
})

test('hearings of a folder are found without its files, and what was told of a sound by the code that told it', async () => {
  const [one, other] = [1, 2].map((seconds) => new File([tone(seconds)], `${seconds} ${crypto.randomUUID()}.wav`))
  const end = await hearInWorker(alone(one!), signal())
  if (end.kind !== 'bounce') throw new Error(`It gave ${end.kind}.`)
  expect(await findHearings([other!, one!])).toEqual([undefined, end.bounce.hearing])
  const touched = new File([tone(1)], one!.name, { lastModified: one!.lastModified + 1000 })
  expect(await findHearings([touched])).toEqual([undefined])
  expect(await findTelling(end.print, '/', 'another release')).toBeUndefined()
  const told = { teller: 'a release', bounce: end.bounce }
  await keepTelling(end.print, { ...told, beside: 'one report/' })
  await keepTelling(end.print, { ...told, beside: 'the same, corrected/' })
  expect(await findTelling(end.print, 'one report/', 'a release')).toBeUndefined()
  expect(await findTelling(end.print, 'the same, corrected/', 'a release')).toEqual(end.bounce)
})

test('a folder of hundreds is looked up a few at a time: the browser answers all that are asked for in one task', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- called on the store that it belongs to
  const realGet = IDBObjectStore.prototype.get
  let [asked, open, most] = [0, 0, 0]
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    const request = realGet.call(this, key)
    most = Math.max(most, ++open)
    asked += 1
    request.addEventListener('success', () => (open -= 1))
    return request
  })
  try {
    const files = Array.from({ length: 500 }, (_, index) => new File([], `unheard ${index}.wav`))
    expect(await findHearings(files)).toHaveLength(500)
  } finally {
    get.mockRestore()
  }
  expect(asked).toBeGreaterThanOrEqual(500)
  expect(most).toBeLessThanOrEqual(32)
})

test.each([
  ['an empty file', new Uint8Array(0), 'empty-file'],
  ['a letter', new TextEncoder().encode('Dear Live, please listen.'), 'not-audio'],
])('%s gives a sentence, and the ear goes on', async (_name, bytes, code) => {
  const end = await hearInWorker(alone(new File([bytes], 'x.wav')), signal())
  expect(end).toMatchObject({ kind: 'problem', code })
})

test('cancelling ends the listening', async () => {
  const controller = new AbortController()
  const end = hearInWorker(alone(new File([tone(60)], `long ${crypto.randomUUID()}.wav`)), controller.signal)
  controller.abort()
  expect(await end).toMatchObject({ kind: 'problem', code: 'aborted' })
})

test('what is not kept any more is gone', async () => {
  expect(await hearInWorker(alone('0000000000000000'), signal())).toEqual({ kind: 'gone' })
})

/** A stereo WAV of a sine of 1 kHz, 16 bits. */
function tone(seconds: number): Uint8Array<ArrayBuffer> {
  const frames = seconds * 44_100
  const bytes = new Uint8Array(44 + frames * 4)
  const view = new DataView(bytes.buffer)
  const text = (at: number, word: string) =>
    word.split('').forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + frames * 4, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, 44_100, true)
  view.setUint32(28, 176_400, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, frames * 4, true)
  for (let frame = 0; frame < frames; frame++) {
    const value = Math.round(16_384 * Math.sin((2 * Math.PI * 1000 * frame) / 44_100))
    view.setInt16(44 + frame * 4, value, true)
    view.setInt16(46 + frame * 4, value, true)
  }
  return bytes
}
