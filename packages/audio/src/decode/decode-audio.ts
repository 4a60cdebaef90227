import { AudioProblemError, toAudioProblem, type AudioProblem } from './audio-problem.ts'
import type { Decoded } from './codec.ts'
import { inBlocks, openCodec, type CodecStream } from './codec-stream.ts'
import { checkLength, checkShape } from './decode-limits.ts'
import type { AudioFormat, DecodedAudio } from './decoded-audio.ts'
import { pcmBlocks } from './pcm-blocks.ts'
import { readAiffHeader } from './read-aiff.ts'
import { readWavHeader } from './read-wav.ts'
import { toReadableFile, type AudioSource, type ReadableFile } from './readable-file.ts'
import { isMpegFrame, SNIFFED_BYTES, sniffAudio, type AudioContainer } from './sniff-audio.ts'

/**
 * Opens a sound file: WAV, RF64, AIFF and AIFC by our own readers with every integer kept; FLAC, MP3, Ogg Vorbis and Opus
 * by codecs that are loaded when they are needed; M4A (AAC, Apple Lossless) and bare AAC by the browser's, where there is one.
 *
 * A file that gives no sound is a result with a code and a sentence, never an exception. Memory stays within some
 * seconds of sound, however long the file, when the source can be read in parts (a `Blob`).
 *
 * @example
 * const audio = await decodeAudio(await openAsBlob('bounce.wav'))
 * if (audio.kind === 'audio') for await (const [left, right] of audio.blocks()) meter.add([left, right])
 */
export async function decodeAudio(source: AudioSource): Promise<DecodedAudio | AudioProblem> {
  try {
    const file = toReadableFile(source)
    const head = await file.read(0, SNIFFED_BYTES)
    const container = await resolveContainer(file, head)
    if (container === 'wav' || container === 'aiff') return await openPcm(file, container)
    return await openCompressed(file, container)
  } catch (error) {
    return toAudioProblem(error)
  }
}

/** A tag in front of MP3 may also stand in front of AAC; what follows it decides. */
async function resolveContainer(file: ReadableFile, head: Uint8Array): Promise<AudioContainer> {
  const container = sniffAudio(head)
  if (container !== 'mp3' || head[0] === 0xff) return container
  const bytes = [6, 7, 8, 9].reduce((size, at) => size * 128 + ((head[at] ?? 0) & 0x7f), 0) + 10
  const after = await file.read(bytes, bytes + SNIFFED_BYTES)
  if (after.length === 0) {
    throw new AudioProblemError(
      'no-samples',
      'This MP3 file ends after its title and cover: the sound is missing. Copy it again.',
    )
  }
  return isMpegFrame(after, 0) && ((after[1] as number) & 6) === 0 ? 'adts' : 'mp3'
}

async function openPcm(file: ReadableFile, format: 'wav' | 'aiff'): Promise<DecodedAudio> {
  const { layout, bitDepth, markers, remarks } = await (format === 'wav' ? readWavHeader : readAiffHeader)(file)
  const durationSeconds = layout.frames / layout.sampleRateHz
  checkShape({ ...layout, seconds: null })
  if (layout.frames === 0) {
    throw new AudioProblemError('no-samples', 'This file has a header and no sound after it. Export it again.')
  }
  checkLength(durationSeconds)
  const { sampleRateHz, channels } = layout
  const blocks = () => pcmBlocks(file, layout)
  return {
    kind: 'audio',
    format,
    lossless: true,
    sampleRateHz,
    channels,
    bitDepth,
    durationSeconds,
    markers,
    remarks,
    blocks,
  }
}

async function openCompressed(file: ReadableFile, container: AudioContainer): Promise<DecodedAudio> {
  const stream = await openCodec(file, container)
  const first = await stream.parts.next()
  if (first.done) {
    throw new AudioProblemError(
      'no-samples',
      'No sound could be found in this file: it is damaged. Export or copy it again.',
    )
  }
  const mono = container === 'mp3' && (await isMonoMp3(file))
  const channels = mono ? 1 : first.value.channelData.length
  const sampleRateHz = first.value.sampleRate
  let opened: { stream: CodecStream; first: Decoded } | null = { stream, first: first.value }
  checkShape({ channels, sampleRateHz, seconds: null })
  async function* parts(): AsyncGenerator<Decoded, void, void> {
    const { stream: rest, first: begun } = opened ?? { stream: await openCodec(file, container), first: null }
    opened = null
    if (begun) yield begun
    yield* rest.parts
  }
  return {
    kind: 'audio',
    format: formatOf(container, stream.lossless),
    lossless: stream.lossless,
    sampleRateHz,
    channels,
    bitDepth: null,
    durationSeconds: null,
    markers: [],
    remarks: [],
    blocks: () => inBlocks(parts(), { channels, sampleRateHz }),
  }
}

function formatOf(container: AudioContainer, lossless: boolean): AudioFormat {
  if (container === 'mp4') return lossless ? 'alac' : 'm4a'
  if (container === 'adts') return 'aac'
  if (container === 'ogg-vorbis') return 'ogg'
  if (container === 'ogg-opus') return 'opus'
  return container
}

/** The decoder of MP3 doubles a single channel; the first frame's header says how many there are. */
async function isMonoMp3(file: ReadableFile): Promise<boolean> {
  const head = await file.read(0, 10)
  const tag = String.fromCharCode(...head.subarray(0, 3)) === 'ID3'
  const start = tag ? [6, 7, 8, 9].reduce((size, at) => size * 128 + ((head[at] ?? 0) & 0x7f), 0) + 10 : 0
  const bytes = await file.read(start, start + SNIFFED_BYTES)
  for (let at = 0; at + 4 <= bytes.length; at++) if (isMpegFrame(bytes, at)) return (bytes[at + 3] as number) >> 6 === 3
  return false
}
