import type { Report } from '@kvint/insights'

/** The tracks as comma-separated values with a heading line, for any spreadsheet (RFC 4180). */
export function tracksCsv({ tracks }: Report): string {
  const rows = tracks.map((track) => [
    String(track.id),
    track.name,
    track.kind,
    track.role.role,
    track.color ?? '',
    String(track.groupId ?? ''),
    track.volumeDb.toFixed(2),
    track.pan.toFixed(2),
    track.isHeard ? 'yes' : 'no',
    String(track.noteCount),
    track.devices.join(' > '),
  ])
  return [HEADING, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

const HEADING = ['id', 'name', 'kind', 'role', 'color', 'group', 'volume dB', 'pan', 'heard', 'notes', 'devices']

/** A leading `=`, `+`, `-` or `@` in text would be run as a formula by some spreadsheets. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
