import type { Report } from '@kvint/report'
import { chordLines } from './chord-lines.ts'
import { findingLines } from './finding-lines.ts'
import { overviewLines } from './overview-lines.ts'
import { trackLines } from './track-lines.ts'

/** The whole report as text for a terminal, at most 100 columns wide. */
export async function textReport(report: Report): Promise<string> {
  return [
    section(report.source.fileName, overviewLines(report)),
    section('Key', keyLines(report)),
    section('Chords', chordLines(report)),
    section('Tracks', trackLines(report)),
    section(`Findings (${report.findings.length})`, await findingLines(report)),
    section(
      'What is in the set',
      (report.facts ?? []).map(({ claim }) => claim),
    ),
    section(
      'Not read',
      report.gaps.map((gap) => `${gap.place}: ${gap.element} left out. ${gap.reason}`),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, '─'.repeat(title.length), ...lines].join('\n')
}

function keyLines({ harmony }: Report): string[] {
  if (harmony.kind === 'unknown') return [`Not known: ${harmony.reason}`]
  const { key } = harmony
  const runnerUp = key.runnerUp ? `, next ${key.runnerUp.name} (${key.runnerUp.confidence.toFixed(2)})` : ''
  return [
    `${key.name}, ${key.confidence.toFixed(2)} sure${runnerUp}`,
    ...key.evidence.map((sentence) => `  ${sentence}`),
  ]
}
