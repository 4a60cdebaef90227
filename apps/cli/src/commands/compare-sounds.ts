import { basename } from 'node:path'
import { type BounceChanges, compareBounces } from '@kvint/insights'
import { deliver } from '../deliver.ts'
import { readSound } from '../read-sound.ts'
import type { CommandOptions, ExitCode, Terminal } from '../terminal.ts'

/** `kvint compare A.wav B.wav`: what changed in the sound, at equal loudness. */
export async function compareSounds(
  [earlier = '', later = '']: readonly string[],
  options: CommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const before = await readSound(earlier)
  const after = before.kind === 'problem' ? before : await readSound(later)
  if (before.kind === 'problem' || after.kind === 'problem') {
    terminal.complain(after.kind === 'problem' ? after.message : '')
    return 2
  }
  const changes = compareBounces(before.hearing, after.hearing)
  const text = options.json
    ? JSON.stringify(changes, null, 2)
    : [`${basename(earlier)} → ${basename(later)}`, ...linesOf(changes)].join('\n')
  return deliver(text, options, terminal)
}

function linesOf(changes: BounceChanges): string[] {
  const { loudnessLu, rangeLu, truePeakDb, densityDb, lengthSeconds, bands, widths, isOnlyLevel } = changes
  if (isOnlyLevel && loudnessLu !== null)
    return [
      loudnessLu === 0 ? 'The same sound at the same level.' : `${signed(loudnessLu)} LU, and nothing else changed.`,
    ]
  return [
    ...(loudnessLu === null ? [] : [`Loudness    ${signed(loudnessLu)} LU, range ${signed(rangeLu)} LU`]),
    ...(truePeakDb === null ? [] : [`True peak   ${signed(truePeakDb)} dB`]),
    ...(densityDb === null || densityDb === 0
      ? []
      : [`Density     peaks ${signed(densityDb)} dB above the loudness: ${densityDb < 0 ? 'denser' : 'livelier'}`]),
    ...(lengthSeconds === 0 ? [] : [`Length      ${signed(lengthSeconds)} s`]),
    'Spectrum, at equal loudness',
    ...(bands.length === 0
      ? ['  no third octave differs by 1 dB']
      : bands.map(({ hz, db }) => `  ${String(Math.round(hz)).padStart(6)} Hz  ${signed(db)} dB`)),
    ...widths.map(
      ({ hz, correlation }) =>
        `  ${String(Math.round(hz)).padStart(6)} Hz  ${correlation < 0 ? 'wider' : 'narrower'}: correlation ${signed(correlation)}`,
    ),
  ]
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
