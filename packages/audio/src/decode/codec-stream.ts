import type { Block } from '../sound.ts'
import { AudioProblemError } from './audio-problem.ts'
import { checkLength } from './decode-limits.ts'
import type { ByteCodec, Decoded, FrameCodec } from './codec.ts'
import type { AudioContainer } from './sniff-audio.ts'
import { readMp4 } from './read-mp4.ts'
import type { ReadableFile } from './readable-file.ts'

export type CodecStream = { readonly lossless: boolean; readonly parts: AsyncGenerator<Decoded, void, void> }

/**
 * Decodes a compressed file part by part. Each codec is a module of its own that is loaded when the first file of its
 * kind comes; padding that the encoder added at both ends is taken off again.
 */
export async function openCodec(file: ReadableFile, container: AudioContainer): Promise<CodecStream> {
  if (container === 'mp4') return openMp4(file)
  const codec = await loadCodec(container)
  return { lossless: container === 'flac', parts: decodeInChunks(file, codec) }
}

async function loadCodec(container: AudioContainer): Promise<ByteCodec> {
  if (container === 'flac') return (await import('@audio/decode-flac')).decoder()
  if (container === 'mp3') return (await import('@audio/decode-mp3')).decoder()
  if (container === 'ogg-vorbis') return (await import('@audio/decode-vorbis')).decoder()
  if (container === 'ogg-opus') return (await import('@audio/decode-opus')).decoder()
  return (await import('./aac-by-platform.ts')).openAdts()
}

async function* decodeInChunks(file: ReadableFile, codec: ByteCodec): AsyncGenerator<Decoded, void, void> {
  try {
    for (let at = 0; at < file.size; at += CHUNK_BYTES) {
      const part = await guarded(async () => codec.decode(await file.read(at, at + CHUNK_BYTES)))
      if (part.channelData.length > 0) yield part
    }
    yield* lastPart(codec)
  } finally {
    quietly(() => codec.free())
  }
}

async function* lastPart(codec: ByteCodec | FrameCodec): AsyncGenerator<Decoded, void, void> {
  const last = await guarded(async () => codec.flush?.() ?? { channelData: [], sampleRate: 0 })
  if (last.channelData.length > 0) yield last
}

async function openMp4(file: ReadableFile): Promise<CodecStream> {
  const track = await readMp4(file)
  const { openTrack } = await import('./aac-by-platform.ts')
  const codec = await guarded(async () => openTrack(track))
  return { lossless: track.codec === 'alac', parts: decodeFrames(file, codec, track.frames) }
}

async function* decodeFrames(
  file: ReadableFile,
  codec: FrameCodec,
  frames: readonly { start: number; bytes: number }[],
): AsyncGenerator<Decoded, void, void> {
  try {
    for (let i = 0; i < frames.length; i += FRAMES_AT_ONCE) {
      const some = await Promise.all(
        frames.slice(i, i + FRAMES_AT_ONCE).map(({ start, bytes }) => file.read(start, start + bytes)),
      )
      const part = await guarded(async () => codec.decode(some))
      if (part.channelData.length > 0) yield part
    }
    yield* lastPart(codec)
  } finally {
    quietly(() => codec.free())
  }
}

/** Cuts what codecs give into blocks of a second. */
export async function* inBlocks(
  parts: AsyncIterable<Decoded>,
  shape: { channels: number; sampleRateHz: number },
): AsyncGenerator<Block, void, void> {
  const { channels, sampleRateHz } = shape
  const buffers = Array.from({ length: channels }, () => new Float32Array(sampleRateHz))
  let filled = 0
  let total = 0
  for await (const { channelData } of parts) {
    const length = channelData[0]?.length ?? 0
    for (let at = 0; at < length;) {
      const take = Math.min(length - at, sampleRateHz - filled)
      for (const [c, buffer] of buffers.entries()) {
        const from = channelData[Math.min(c, channelData.length - 1)]
        if (from) buffer.set(from.subarray(at, at + take), filled)
      }
      at += take
      filled += take
      if (filled === sampleRateHz) {
        yield buffers
        filled = 0
      }
    }
    total += length
    checkLength(total / sampleRateHz)
  }
  if (filled > 0) yield buffers.map((buffer) => buffer.subarray(0, filled))
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AudioProblemError) throw error
    throw new AudioProblemError(
      'broken-stream',
      'The sound of this file breaks off: it is damaged or was cut while it was copied. Export or copy it again.',
    )
  }
}

/** A codec that failed may fail once more when it is let go; the first failure is the one that is told. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    return
  }
}

const CHUNK_BYTES = 1 << 16
const FRAMES_AT_ONCE = 48
