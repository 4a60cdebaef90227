import { deliver } from '../deliver.ts'
import { readSound } from '../read-sound.ts'
import type { CommandOptions, ExitCode, Terminal } from '../terminal.ts'
import { hearingLines } from '../text/hearing-lines.ts'

/** `kvint audio`: what is heard in a bounce, a stem or a sample. */
export async function audio(file: string, options: CommandOptions, terminal: Terminal): Promise<ExitCode> {
  const sound = await readSound(file, { notes: options.notes })
  if (sound.kind === 'problem') {
    terminal.complain(sound.message)
    return 2
  }
  const text = options.json ? JSON.stringify(sound.hearing, null, 2) : hearingLines(file, sound.hearing).join('\n')
  return deliver(text, options, terminal)
}
