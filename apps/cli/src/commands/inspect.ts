import { inspectSet } from '@kvint/als'
import { deliver } from '../deliver.ts'
import { readSetFile } from '../read-file.ts'
import type { CommandOptions, ExitCode, Terminal } from '../terminal.ts'

/** `kvint inspect`: the file's plain facts, to check the reader by. */
export async function inspect(file: string, options: CommandOptions, terminal: Terminal): Promise<ExitCode> {
  const reading = await readSetFile(file)
  if (reading.kind === 'problem') {
    terminal.complain(reading.message)
    return 2
  }
  const facts = { file, bytes: reading.bytes, ...inspectSet(reading.set) }
  return deliver(options.json ? JSON.stringify(facts, null, 2) : asLines(facts), options, terminal)
}

function asLines(facts: Record<string, unknown>): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name.padEnd(22)} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
}
