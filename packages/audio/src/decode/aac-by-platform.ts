import { AAC_RATES_HZ, readAacConfig } from './aac-config.ts'
import { AudioProblemError } from './audio-problem.ts'
import type { ByteCodec, Decoded, FrameCodec } from './codec.ts'
import { mp4Window, type Mp4Window } from './mp4-window.ts'
import type { Mp4Track } from './read-mp4.ts'

/** AAC, and Apple Lossless where the browser knows it, by the browser's own decoder (WebCodecs); Node has none. */
export async function openTrack(track: Mp4Track): Promise<FrameCodec> {
  if (track.codec === 'alac') {
    const { length } = track.config
    const view = new DataView(track.config.buffer, track.config.byteOffset, length)
    const shape = length >= 24 ? { rate: view.getUint32(length - 4), channels: view.getUint8(length - 15) } : null
    if (!shape) throw unreadable('Apple Lossless')
    const { rate: sampleRate, channels: numberOfChannels } = shape
    const config = { codec: 'alac', sampleRate, numberOfChannels, description: track.config }
    return openDecoder(config, mp4Window(track.timing, sampleRate), 'Apple Lossless')
  }
  const { objectType, sampleRateHz, channels } = readAacConfig(track.config)
  const config = {
    codec: `mp4a.40.${objectType}`,
    sampleRate: sampleRateHz,
    numberOfChannels: channels || 2,
    description: track.config,
  }
  return openDecoder(config, mp4Window(track.timing, sampleRateHz), 'AAC (M4A)')
}

/** Bare AAC: frames with a header each (ISO/IEC 14496-3, 1.A.3), which the decoder takes one by one. */
export async function openAdts(): Promise<ByteCodec> {
  let rest: Uint8Array = new Uint8Array(0)
  let frames: FrameCodec | null = null
  return {
    decode: async (bytes) => {
      const all = new Uint8Array(rest.length + bytes.length)
      all.set(rest)
      all.set(bytes, rest.length)
      const [found, used] = adtsFrames(all)
      rest = all.slice(used)
      const first = found[0]
      if (!frames && first) frames = await openDecoder(adtsConfig(first), null, 'AAC')
      return frames ? frames.decode(found) : NOTHING
    },
    flush: () => frames?.flush?.() ?? NOTHING,
    free: () => frames?.free(),
  }
}

function adtsFrames(bytes: Uint8Array): readonly [frames: Uint8Array[], used: number] {
  const frames: Uint8Array[] = []
  let at = 0
  while (at + 7 <= bytes.length) {
    const [a = 0, b = 0, , d = 0, e = 0, f = 0] = bytes.subarray(at, at + 6)
    const length = ((d & 3) << 11) | (e << 3) | (f >> 5)
    // Tags before the first frame, and what is damaged, are stepped over.
    if (a !== 0xff || (b & 0xf6) !== 0xf0 || length < 7) at++
    else if (at + length > bytes.length) break
    else {
      frames.push(bytes.subarray(at, at + length))
      at += length
    }
  }
  return [frames, at]
}

function adtsConfig(frame: Uint8Array): AudioDecoderConfig {
  const [, , c = 0, d = 0] = frame
  const layout = ((c & 1) << 2) | (d >> 6)
  const sampleRate = AAC_RATES_HZ[(c >> 2) & 15] ?? 44_100
  return { codec: `mp4a.40.${(c >> 6) + 1}`, sampleRate, numberOfChannels: layout === 7 ? 8 : layout || 2 }
}

async function openDecoder(config: AudioDecoderConfig, window: Mp4Window | null, name: string): Promise<FrameCodec> {
  const known = typeof AudioDecoder === 'function' && (await AudioDecoder.isConfigSupported(config).catch(() => null))
  if (!known || !known.supported) throw unreadable(name)
  let ready: Float32Array[][] = []
  let sampleRate = config.sampleRate
  let failure: Error | null = null
  const decoder = new AudioDecoder({
    output: (sound) => {
      sampleRate = sound.sampleRate
      ready.push(
        Array.from({ length: sound.numberOfChannels }, (_, planeIndex) => {
          const samples = new Float32Array(sound.numberOfFrames)
          sound.copyTo(samples, { planeIndex, format: 'f32-planar' })
          return samples
        }),
      )
      sound.close()
    },
    error: (error) => (failure = error),
  })
  decoder.configure(config)
  let at = 0
  let skipped = 0
  let given = 0

  const take = (): Decoded => {
    if (failure) throw failure
    const sound = joined(ready)
    ready = []
    const length = sound[0]?.length ?? 0
    const first = Math.round((window?.startSeconds ?? 0) * sampleRate)
    const last = Math.round((window?.durationSeconds ?? Infinity) * sampleRate)
    const from = Math.min(length, Math.max(0, first - skipped))
    const to = Math.min(length, from + Math.max(0, last - given))
    skipped += from
    given += to - from
    return to > from ? { channelData: sound.map((channel) => channel.subarray(from, to)), sampleRate } : NOTHING
  }

  return {
    decode: async (frames) => {
      for (const data of frames) decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: at++, data }))
      while (decoder.state === 'configured' && decoder.decodeQueueSize > QUEUE)
        await new Promise((resolve) => decoder.addEventListener('dequeue', resolve, { once: true }))
      return take()
    },
    flush: async () => {
      await decoder.flush()
      return take()
    },
    free: () => decoder.close(),
  }
}

function joined(parts: readonly (readonly Float32Array[])[]): Float32Array[] {
  const length = parts.reduce((sum, part) => sum + (part[0]?.length ?? 0), 0)
  return (parts[0] ?? []).map((_, channel) => {
    const all = new Float32Array(length)
    let at = 0
    for (const part of parts) {
      all.set(part[channel] ?? new Float32Array(0), at)
      at += part[0]?.length ?? 0
    }
    return all
  })
}

function unreadable(name: string): AudioProblemError {
  return new AudioProblemError(
    'unsupported-format',
    `${name} can be heard in a browser that decodes it, not here. Export the bounce as WAV, FLAC or MP3.`,
  )
}

const NOTHING: Decoded = { channelData: [], sampleRate: 0 }
const QUEUE = 64
