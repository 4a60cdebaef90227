import { makeReport } from '@kvint/insights'
import { deliver } from '../deliver.ts'
import { readSetFile } from '../read-file.ts'
import type { CommandOptions, ExitCode, Terminal } from '../run.ts'
import { textReport } from '../text/text-report.ts'

/** `kvint report`: what the set says and what can be learned from it. */
export async function report(file: string, options: CommandOptions, terminal: Terminal): Promise<ExitCode> {
  const reading = await readSetFile(file)
  if (reading.kind === 'problem') {
    terminal.complain(reading.message)
    return 2
  }
  const made = makeReport(reading.set, { fileName: reading.fileName, bytes: reading.bytes })
  return deliver(options.json ? JSON.stringify(made, null, 2) : textReport(made), options, terminal)
}
