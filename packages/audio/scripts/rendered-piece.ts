import { execFileSync } from 'node:child_process'
import { MONO_RATE_HZ, type MonoSound } from '../src/sound.ts'

export type TrueKey<Name extends string = string> = { readonly tonic: number; readonly mode: Name }
export type TrueKeys<Name extends string = string> = {
  readonly key: TrueKey<Name>
  /** Local keys, seconds of the file. */
  readonly segments: readonly (TrueKey<Name> & { readonly start: number; readonly end: number })[]
}

/** A file as one channel at the rate of the musical analyses. Needs ffmpeg. */
export function readMono(path: string): MonoSound {
  const command = ['-loglevel', 'error', '-i', path, '-ac', '1', '-ar', `${MONO_RATE_HZ}`, '-f', 'f32le', '-']
  const raw = execFileSync('ffmpeg', command, { maxBuffer: 1e9 })
  const samples = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength))
  return { samples, sampleRateHz: MONO_RATE_HZ }
}

/** The local key that lasts longest in all. */
export function longestKey<Name extends string>({ key, segments }: TrueKeys<Name>): TrueKey<Name> {
  const lasting = (one: TrueKey) =>
    segments
      .filter(({ tonic, mode }) => tonic === one.tonic && mode === one.mode)
      .reduce((sum, { start, end }) => sum + end - start, 0)
  return segments.toSorted((a, b) => lasting(b) - lasting(a))[0] ?? key
}
