import { findTerm, glossaryEn, termLines } from '@kvint/insights'
import type { ExitCode, Terminal } from '../terminal.ts'

/** `kvint glossary TERM`: what a word means; without one, which words there are. */
export function glossary(asked: string, terminal: Terminal): ExitCode {
  if (asked === '') {
    terminal.print(
      Object.entries(glossaryEn)
        .map(([id, { name }]) => `${id.padEnd(22)} ${name}`)
        .join('\n'),
    )
    return 0
  }
  const id = findTerm(asked)
  if (!id) {
    terminal.complain(`There is no term "${asked}". "kvint glossary" lists them.`)
    return 1
  }
  terminal.print(termLines(id, (related) => related).join('\n'))
  return 0
}
