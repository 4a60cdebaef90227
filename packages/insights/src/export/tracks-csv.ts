import type { Report, TrackReport } from '@kvint/report'

/**
 * The tracks of a report as CSV (RFC 4180, CRLF, a header line), for a spreadsheet. Text that a spreadsheet would take
 * for a formula gets an apostrophe in front.
 *
 * @example tracksCsv(report).split('\r\n')[0] // the names of the columns
 */
export function tracksCsv(report: Report): string {
  const names = new Map(report.tracks.map((track) => [track.id, track.name]))
  const rows = report.tracks.map((track) => COLUMNS.map(([, read]) => cell(read(track, names))))
  return [COLUMNS.map(([title]) => title), ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

type Names = ReadonlyMap<TrackReport['id'], string>

const COLUMNS: readonly (readonly [title: string, read: (track: TrackReport, names: Names) => string | number])[] = [
  ['name', ({ name }) => name],
  ['kind', ({ kind }) => kind],
  ['group', ({ groupId }, names) => (groupId === null ? '' : (names.get(groupId) ?? ''))],
  ['role', ({ role }) => role.role],
  ['role confidence', ({ role }) => role.confidence],
  ['volume dB', ({ volumeDb }) => Math.round(volumeDb * 100) / 100],
  ['pan', ({ pan }) => Math.round(pan * 100) / 100],
  ['heard', ({ isHeard }) => (isHeard ? 'yes' : 'no')],
  ['solo', ({ isSoloed }) => (isSoloed ? 'yes' : 'no')],
  ['notes', ({ noteCount }) => noteCount],
  ['devices', ({ devices }) => devices.join(' > ')],
]

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
