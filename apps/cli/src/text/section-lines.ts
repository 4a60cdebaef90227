import type { HeardBounce } from '@kvint/insights'

/** How loud each section of the set is in its bounce. */
export function sectionLines(sections: HeardBounce['sections']): string[] {
  if (sections.length === 0) return []
  return [
    'Sections',
    ...sections.map(
      ({ label, bars, lufs, peakToLoudnessDb }) =>
        `  ${label.padEnd(20)} bars ${String(bars.from)} to ${String(bars.to)}: ${lufs === null ? 'silent' : `${lufs.toFixed(1)} LUFS, peaks ${(peakToLoudnessDb ?? 0).toFixed(1)} dB above`}`,
    ),
  ]
}
