import type { Report, TrackReport } from '@kvint/report'

/** A line a track: name, role, level, pan, devices. */
export function trackLines({ tracks }: Report): string[] {
  const width = Math.min(LONGEST_NAME, Math.max(0, ...tracks.map((track) => track.name.length + 2 * track.depth)))
  return tracks.map((track) => {
    const name = `${'  '.repeat(track.depth)}${track.name}`.slice(0, width).padEnd(width)
    return `${name}  ${track.role.role.padEnd(10)} ${level(track)} ${pan(track).padEnd(4)} ${track.devices.join(' ▸ ')}`.trimEnd()
  })
}

function level({ volumeDb, isHeard }: TrackReport): string {
  const text = volumeDb <= SILENCE_DB ? '−inf dB' : `${volumeDb.toFixed(1).replace('-', '−')} dB`
  return `${text.padStart(9)}${isHeard ? ' ' : ' off'}`.padEnd(13)
}

function pan({ pan: position }: TrackReport): string {
  const amount = Math.round(Math.abs(position) * 50)
  if (amount === 0) return 'C'
  return `${amount}${position < 0 ? 'L' : 'R'}`
}

const LONGEST_NAME = 28
const SILENCE_DB = -70
