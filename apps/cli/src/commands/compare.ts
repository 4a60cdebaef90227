import { compareSettings, makeReport } from '@kvint/insights'
import { compare as compareReports } from '@kvint/report'
import { deliver } from '../deliver.ts'
import { readSetFile } from '../read-file.ts'
import type { CommandOptions, ExitCode, Terminal } from '../terminal.ts'
import { comparisonLines } from '../text/comparison-lines.ts'

/** `kvint compare`: what changed from one save to another. */
export async function compare(
  paths: readonly string[],
  options: CommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const compared = []
  for (const path of paths) {
    const reading = await readSetFile(path)
    if (reading.kind === 'problem') {
      terminal.complain(reading.message)
      return 2
    }
    const { set, fileName, bytes } = reading
    compared.push({ set, report: makeReport(set, { fileName, bytes }) })
  }
  const [before, after] = compared
  if (!before || !after) return 1
  const changes = compareReports(before.report, after.report)
  const settings = compareSettings(before.set, after.set)
  const text = [
    `${before.report.source.fileName} → ${after.report.source.fileName}`,
    ...comparisonLines(changes, settings),
  ]
  return deliver(options.json ? JSON.stringify({ changes, settings }, null, 2) : text.join('\n'), options, terminal)
}
