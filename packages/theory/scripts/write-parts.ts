import { closeSync, openSync, writeSync } from 'node:fs'

/** Writes arrays one after the other to a file; together they may be larger than one write takes (2 GiB). */
export function writeParts(path: string, parts: readonly NodeJS.ArrayBufferView[]): void {
  const file = openSync(path, 'w')
  for (const part of parts) writeSync(file, part)
  closeSync(file)
}
