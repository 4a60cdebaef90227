import { type FileHandle, open } from 'node:fs/promises'

/** A file in parts that share one piece of memory: each is good until the next is asked for. */
export async function* readFileInParts(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    yield* readInParts(file)
  } finally {
    await file.close()
  }
}

/** From its beginning, however often. */
export async function* readInParts(file: FileHandle): AsyncGenerator<Uint8Array> {
  const memory = new Uint8Array(PART_BYTES)
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(memory, 0, PART_BYTES, at)
    if (bytesRead === 0) return
    yield memory.subarray(0, bytesRead)
    at += bytesRead
  }
}

const PART_BYTES = 256 * 1024
