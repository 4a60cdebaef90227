import type { Report, TrackReport, Finding, Lesson, NamedCount } from '@kvint/report'
import { chordLines } from './chord-lines.ts'
import { fetchLesson, fillLesson, lessonFigures, termOf } from '@kvint/insights'

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

/** A line a track: name, role, level, pan, devices. */
function trackLines({ tracks }: Report): string[] {
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

/** Each finding as a lesson: claim, evidence, why, what to try, how sure. */
async function findingLines(report: Report): Promise<string[]> {
  const lessons = await Promise.all(report.findings.map(async ({ lesson }) => await fetchLesson(lesson, 'en')))
  return report.findings.flatMap((finding, index) => {
    const text = lessons[index]
    if (!text) return []
    const told = fillLesson(text.intermediate, lessonFigures(report, finding), String)
    return [...(index > 0 ? [''] : []), ...findingText(finding, told, index + 1)]
  })
}

function findingText(finding: Finding, { why, tryThis, listenFor }: Lesson, number: number): string[] {
  return [
    ...wrapped(`${number}. `, `${finding.claim} [${finding.area}, ${finding.severity}, ${finding.confidence}]`),
    ...finding.evidence.slice(0, SHOWN_EVIDENCE).flatMap((evidence) => wrapped('   · ', evidence.text)),
    ...wrapped('   Why: ', why),
    ...tryThis.flatMap((step, at) => wrapped(at === 0 ? '   Try: ' : '        ', step)),
    ...wrapped('   Listen: ', listenFor),
    ...wrapped('   How sure: ', finding.honesty),
    ...finding.learnMore.flatMap(({ title, reference }) => {
      const term = termOf(reference)
      return wrapped('   More: ', `${title} (${term ? `kvint glossary ${term}` : reference})`)
    }),
  ]
}

/** The text after its lead, broken at words; later lines stand under the first. */
function wrapped(lead: string, text: string): string[] {
  if (text === '') return []
  const lines: string[] = []
  let line = lead
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = ' '.repeat(lead.length)
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}

/** Tempo, length, contents: a line each. */
function overviewLines({ overview, source }: Report): string[] {
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

const LONGEST_NAME = 28

const SILENCE_DB = -70

const SHOWN_EVIDENCE = 4

const WIDTH = 98

const SHOWN = 12
