import { decoder } from '@audio/decode-aac'
import type { ByteCodec, FrameCodec } from './codec.ts'
import { readAacConfig } from './aac-config.ts'
import { mp4Window } from './mp4-window.ts'
import type { Mp4Track } from './read-mp4.ts'

/** AAC and Apple Lossless outside of browsers: FAAD2, under GPL-2.0, which is why no page gets it (decision 211). */
export function openTrack(track: Mp4Track): Promise<FrameCodec> {
  const setUp = track.codec === 'aac' ? { asc: track.config } : { alac: track.config }
  const rate = track.codec === 'aac' ? readAacConfig(track.config).sampleRateHz : alacRate(track.config)
  const window = mp4Window(track.timing, rate)
  return decoder({
    ...setUp,
    ...(window && {
      gapless: {
        start: window.startSeconds,
        ...(Number.isFinite(window.durationSeconds) && { duration: window.durationSeconds }),
      },
    }),
  })
}

export function openAdts(): Promise<ByteCodec> {
  return decoder()
}

function alacRate(cookie: Uint8Array): number {
  return cookie.length >= 4 ? new DataView(cookie.buffer, cookie.byteOffset + cookie.length - 4).getUint32(0) : 0
}
