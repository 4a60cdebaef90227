import type { NamedCount, Report } from '@kvint/report'

/** Tempo, length, contents: a line each. */
export function overviewLines({ overview, source }: Report): string[] {
  const { tempo, trackCounts: tracks, clipCounts: clips, noteCounts: notes } = overview
  const range = tempo.isAutomated ? ` (automated, ${round(tempo.minBpm)} to ${round(tempo.maxBpm)})` : ''
  return [
    row('Saved by', source.creator ?? `Live ${source.live}`),
    row('Tempo', `${round(tempo.bpm)} BPM${range}`),
    row(
      'Meter',
      overview.meterChanges > 0 ? `${overview.meter}, changes ${overview.meterChanges} times` : overview.meter,
    ),
    row('Length', lengthText(overview)),
    row('Stage', `${overview.stage.stage}: ${overview.stage.because}`),
    row('Tracks', `${tracks.midi} MIDI, ${tracks.audio} audio, ${tracks.group} group, ${tracks.return} return`),
    row('Clips', `${clips.arrangement} in the arrangement, ${clips.session} in the session`),
    row('Notes', `${notes.arrangement} in the arrangement, ${notes.session} in the session`),
    row('Devices', named(overview.devices)),
    row('Plug-ins', named(overview.plugins)),
    row('Max devices', named(overview.maxDevices)),
    row('Scale in Live', overview.scaleInLive ?? ''),
  ].filter((line) => line !== '')
}

function lengthText({ lengthOf, lengthBars, lengthSeconds }: Report['overview']): string {
  if (lengthOf === 'nothing') return 'nothing placed yet'
  const seconds = Math.round(lengthSeconds)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const of = lengthOf === 'scenes' ? ' (the scenes end to end: nothing is arranged)' : ''
  return `${round(lengthBars)} bars, ${clock} min${of}`
}

function named(entries: readonly NamedCount[]): string {
  const shown = entries.slice(0, SHOWN).map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name))
  const left = entries.length - shown.length
  return [...shown, ...(left > 0 ? [`${left} more`] : [])].join(', ')
}

function row(label: string, value: string): string {
  return value === '' ? '' : `${label.padEnd(14)} ${value}`
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

const SHOWN = 12
