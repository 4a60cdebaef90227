import { AudioProblemError } from './audio-problem.ts'

/** Bytes in memory, or a file that can be read in parts: a `Blob`, a `File`, what `fs.openAsBlob` gives. */
export type AudioSource = Uint8Array | BlobLike

type BlobLike = {
  readonly size: number
  readonly slice: (start: number, end: number) => { readonly arrayBuffer: () => Promise<ArrayBuffer> }
}

/** A source that is read by place, so that a WAV of any length costs a second of memory. */
export type ReadableFile = {
  readonly size: number
  /** The bytes from `start` to `end`; fewer where the file ends. */
  readonly read: (start: number, end: number) => Promise<Uint8Array>
}

export function toReadableFile(source: AudioSource): ReadableFile {
  if (source instanceof Uint8Array) {
    return { size: source.length, read: async (start, end) => source.subarray(start, end) }
  }
  return {
    size: source.size,
    read: async (start, end) => {
      try {
        return new Uint8Array(await source.slice(start, Math.min(end, source.size)).arrayBuffer())
      } catch {
        throw new AudioProblemError(
          'unreadable-source',
          'The file could not be read from the disk. It may have been moved or changed meanwhile: choose it again.',
        )
      }
    },
  }
}
