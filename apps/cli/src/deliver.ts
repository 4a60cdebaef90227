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
    terminal.complain(`${options.out} could not be written: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}
