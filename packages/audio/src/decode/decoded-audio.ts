import type { Block } from '../sound.ts'

export type AudioFormat = 'wav' | 'aiff' | 'flac' | 'mp3' | 'm4a' | 'alac' | 'aac' | 'ogg' | 'opus'

export type Marker = { readonly seconds: number; readonly name: string }

/** A file that can be heard. */
export type DecodedAudio = {
  readonly kind: 'audio'
  readonly format: AudioFormat
  /** Whether the format keeps every sample (WAV, AIFF, FLAC, ALAC). */
  readonly lossless: boolean
  /** 2,000 to 384,000. */
  readonly sampleRateHz: number
  /** 1 to 8. */
  readonly channels: number
  /** Bits a sample of WAV and AIFF; null where the format does not say. */
  readonly bitDepth: number | null
  /** From the header of WAV and AIFF; null where only decoding tells. */
  readonly durationSeconds: number | null
  readonly markers: readonly Marker[]
  /** What is odd about the file and did not stop it, a sentence each. */
  readonly remarks: readonly string[]
  /**
   * The sound in blocks of a second, the last shorter. Integers of n bits are divided by 2^(n−1): exact up to 24 bits.
   * A block is valid until the next is asked for. Throws `AudioProblemError` where the file breaks off inside.
   */
  readonly blocks: () => AsyncGenerator<Block, void, void>
}
