import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { hear } from '@kvint/audio'
import { deliver } from '../deliver.ts'
import { fileProblem } from '../read-file.ts'
import type { CommandOptions, ExitCode, Terminal } from '../run.ts'
import { hearingLines } from '../text/hearing-lines.ts'

/** `kvint audio`: what is heard in a bounce, a stem or a sample. */
export async function audio(file: string, options: CommandOptions, terminal: Terminal): Promise<ExitCode> {
  const problem = await stat(file).then(
    (found) => (found.isDirectory() ? `${file} is a folder. Name the sound file inside it.` : null),
    (error: unknown) => fileProblem(file, error),
  )
  if (problem !== null) {
    terminal.complain(problem)
    return 2
  }
  const result = await hear(await openAsBlob(file))
  if (result.kind === 'problem') {
    terminal.complain(`${file}: ${result.message}`)
    return 2
  }
  const text = options.json ? JSON.stringify(result.hearing, null, 2) : hearingLines(file, result.hearing).join('\n')
  return deliver(text, options, terminal)
}
