import { writeFile } from 'node:fs/promises'
import type { CommandOptions, ExitCode, Terminal } from './terminal.ts'

/** Prints the text, or writes it to the file that `--out` names. */
export async function deliver(text: string, options: CommandOptions, terminal: Terminal): Promise<ExitCode> {
  if (options.out === undefined) {
    terminal.print(text)
    return 0
  }
  try {
    await writeFile(options.out, `${text}\n`)
    return 0
  } catch (error) {
    terminal.complain(`${options.out} could not be written: ${whyNot(error)}`)
    return 1
  }
}

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return WHY_NOT[code] ?? `the system says ${code}. Choose another place with --out.`
}

const WHY_NOT: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist. Make the folder first, or choose another with --out.',
  EISDIR: 'it is a folder. Name a file with --out.',
  EACCES: 'you may not write there. Choose another place with --out.',
  EROFS: 'that disk cannot be written to. Choose another with --out.',
  ENOSPC: 'the disk is full. Make room, or choose another disk with --out.',
}
