import type { Block } from '../sound.ts'
import { AudioProblemError } from './audio-problem.ts'
import type { ReadableFile } from './readable-file.ts'

/** Where the samples of an uncompressed file lie and how they are written. */
export type PcmLayout = {
  readonly sampleRateHz: number
  readonly channels: number
  readonly encoding: 'signed' | 'unsigned' | 'float'
  /** Bytes a sample of one channel takes: 1 to 4, float 4 or 8. */
  readonly sampleBytes: number
  readonly littleEndian: boolean
  readonly dataStart: number
  readonly frames: number
}

/** Gives samples a second at a time in one buffer that is used again. Some seconds are read at once. */
export async function* pcmBlocks(file: ReadableFile, layout: PcmLayout): AsyncGenerator<Block, void, void> {
  const { channels, sampleBytes, frames, dataStart, sampleRateHz } = layout
  const frameBytes = channels * sampleBytes
  const readFrames = Math.min(frames, sampleRateHz * Math.max(1, Math.floor(READ_BYTES / (sampleRateHz * frameBytes))))
  const blockFrames = Math.min(readFrames, sampleRateHz)
  const buffers = Array.from({ length: channels }, () => new Float32Array(blockFrames))
  const unpack = unpackerOf(layout)
  let read = 0
  for await (const bytes of file.pieces(dataStart, dataStart + frames * frameBytes, readFrames * frameBytes)) {
    const inRead = Math.min(readFrames, frames - read)
    if (bytes.length < inRead * frameBytes) break
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let done = 0; done < inRead; done += blockFrames) {
      const count = Math.min(blockFrames, inRead - done)
      for (const [channel, buffer] of buffers.entries())
        unpack(view, done * frameBytes + channel * sampleBytes, frameBytes, buffer, count)
      yield count === blockFrames ? buffers : buffers.map((buffer) => buffer.subarray(0, count))
    }
    read += inRead
  }
  if (read < frames) {
    throw new AudioProblemError('unreadable-source', 'The file became shorter while it was read. Choose it again.')
  }
}

const READ_BYTES = 2 * 1024 * 1024

type Unpack = (view: DataView, first: number, step: number, out: Float32Array, count: number) => void

function unpackerOf({ encoding, sampleBytes, littleEndian: le }: PcmLayout): Unpack {
  if (encoding === 'float') {
    return sampleBytes === 8
      ? each((view, at) => finite(view.getFloat64(at, le)))
      : each((view, at) => finite(view.getFloat32(at, le)))
  }
  if (sampleBytes === 1) {
    return encoding === 'unsigned'
      ? each((view, at) => (view.getUint8(at) - 128) / 128)
      : each((view, at) => view.getInt8(at) / 128)
  }
  if (sampleBytes === 2) return le ? littleInt16 : each((view, at) => view.getInt16(at, false) / 0x8000)
  if (sampleBytes === 3) return le ? littleInt24 : bigInt24
  return each((view, at) => view.getInt32(at, le) / 0x8000_0000)
}

const each =
  (value: (view: DataView, at: number) => number): Unpack =>
  (view, first, step, out, count) => {
    for (let i = 0, at = first; i < count; i++, at += step) out[i] = value(view, at)
  }

/** Typed arrays read in the order of the machine, which is little-endian wherever this runs, and only from even places. */
const littleInt16: Unpack = (view, first, step, out, count) => {
  if ((view.byteOffset + first) % 2 || step % 2 || !LITTLE_ENDIAN_MACHINE) {
    for (let i = 0, at = first; i < count; i++, at += step) out[i] = view.getInt16(at, true) / 0x8000
    return
  }
  const words = new Int16Array(view.buffer, view.byteOffset + first, ((count - 1) * step) / 2 + 1)
  for (let i = 0, at = 0; i < count; i++, at += step / 2) out[i] = (words[at] as number) / 0x8000
}

const littleInt24: Unpack = (view, first, step, out, count) => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let i = 0, at = first; i < count; i++, at += step) {
    const low = (bytes[at] as number) | ((bytes[at + 1] as number) << 8)
    out[i] = (((low | ((bytes[at + 2] as number) << 16)) << 8) >> 8) / 0x80_0000
  }
}

const bigInt24: Unpack = (view, first, step, out, count) => {
  for (let i = 0, at = first; i < count; i++, at += step) {
    out[i] = ((view.getInt8(at) << 16) | view.getUint16(at + 1, false)) / 0x80_0000
  }
}

/** A float that is no number, or far beyond what any converter plays, is silence: one of them would spoil every sum. */
const finite = (value: number): number => (Math.abs(value) < 1e6 ? value : 0)

const LITTLE_ENDIAN_MACHINE = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1
