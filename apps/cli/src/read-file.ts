import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type LiveSet, readSet } from '@kvint/als'

export type FileReading =
  | { readonly kind: 'set'; readonly set: LiveSet; readonly fileName: string; readonly bytes: number }
  | { readonly kind: 'problem'; readonly message: string }

/** Reads one set from disk. What cannot be read comes back as a sentence that says what it is and what to do. */
export async function readSetFile(path: string): Promise<FileReading> {
  const content = await readFile(path).catch((error: unknown) => ({ problem: fileProblem(path, error) }))
  if ('problem' in content) return { kind: 'problem', message: content.problem }
  const reading = await readSet(content)
  if (reading.kind === 'failure') return { kind: 'problem', message: `${path}: ${reading.failure.message}` }
  return { kind: 'set', set: reading.set, fileName: basename(path), bytes: content.byteLength }
}

/** Why a path cannot be read, and what to do. */
export function fileProblem(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  if (code === 'ENOENT')
    return `${path}: there is no such file. Check the spelling, and put a path with spaces in quotes.`
  if (code === 'EISDIR') return `${path} is a folder. Name the .als file inside it.`
  if (code === 'EACCES' || code === 'EPERM') return `${path}: you may not read this file. Check its permissions.`
  return `${path} could not be read (${code}). Check that the disk is connected and the file is not only in the cloud.`
}
