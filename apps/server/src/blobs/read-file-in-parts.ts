import { open } from 'node:fs/promises'

/** A file in parts that share one piece of memory: each is good until the next is asked for. */
export async function* readFileInParts(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    const memory = new Uint8Array(PART_BYTES)
    for (;;) {
      const { bytesRead } = await file.read(memory)
      if (bytesRead === 0) return
      yield memory.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

const PART_BYTES = 256 * 1024
