import { basename } from 'node:path'
import { FAULT_UNITS, type Fault, type HeardNote, type Hearing, notesTogether } from '@kvint/audio'
import { keyOf, pitchName } from '@kvint/report'
import { pitchClassName } from '@kvint/theory'

/** What was heard, to be read in a terminal. */
export function hearingLines(file: string, hearing: Hearing): string[] {
  const { loudness: l } = hearing
  const shape = hearing.channels === 1 ? 'mono' : hearing.channels === 2 ? 'stereo' : `${hearing.channels} channels`
  /** Range and short-term loudness are windows of three seconds: a shorter file fills none. */
  const isLong = hearing.durationSeconds >= 3
  const bits = hearing.bitDepth === null ? '' : `, ${hearing.bitDepth} bits`
  return [
    basename(file),
    row('Length', `${clock(hearing.durationSeconds)}, ${hearing.sampleRateHz / 1000} kHz, ${shape}${bits}`),
    ...hearing.remarks.map((remark) => row('Note', remark)),
    '',
    row('Loudness', `${figure(l.integratedLufs, 'LUFS')}${isLong ? `, range ${figure(l.rangeLu, 'LU')}` : ''}`),
    ...(isLong
      ? [row('Loudest', `${figure(l.maxShortTermLufs, 'LUFS')} over 3 s from ${clock(l.maxShortTermSeconds)}`)]
      : []),
    row(
      isLong ? '' : 'Loudest',
      `${figure(l.maxMomentaryLufs, 'LUFS')} over 0.4 s from ${clock(l.maxMomentarySeconds)}`,
    ),
    row('True peak', `${figure(l.truePeakDbtp, 'dBTP')} at ${clock(l.truePeakSeconds)}`),
    row('Density', `peaks stand ${figure(l.plrDb, 'dB')} above the loudness`),
    row('Stereo', hearing.bands.correlation === null ? 'silence' : `correlation ${hearing.bands.correlation}`),
    ...musicRows(hearing),
    ...(hearing.notes ? noteRows(hearing.notes, hearing.key) : []),
    '',
    ...faultRows(hearing.faults),
  ]
}

function musicRows({ tempo, key, tuningCents, sections = [] }: Hearing): string[] {
  const sure = (confidence: number): string => `(${Math.round(confidence * 100)} % sure)`
  return [
    ...(tempo ? [row('Tempo', `${Math.round(tempo.bpm * 100) / 100} BPM ${sure(tempo.confidence)}`)] : []),
    ...(key ? [row('Key', `${pitchClassName(key.tonicPitchClass)} ${key.mode} ${sure(key.confidence)}`)] : []),
    ...(tuningCents === null ? [] : [row('Tuning', `${Math.round(tuningCents)} cents from A = 440 Hz`)]),
    ...(sections.length < 2
      ? []
      : [row('Sections', sections.map((one) => `${one.label} ${clock(one.startSeconds)}`).join(', '))]),
  ]
}

/** Beginnings alone: where a note of a sound ends cannot be told. */
function noteRows(notes: readonly HeardNote[], key: Hearing['key']): string[] {
  if (notes.length === 0) return ['', 'No notes are heard: drums, noise, or a pitch that slides.']
  const groups = notesTogether(notes)
  const spelled = key ? keyOf(key) : undefined
  const shown = groups.slice(0, MOST_GROUPS).map((group) => {
    const names = group.map(({ pitch }) => pitchName(pitch, spelled)).join(' ')
    const sure = Math.min(...group.map(({ confidence }) => confidence))
    return `  ${clock(group[0]?.startSeconds ?? 0)}  ${names}${sure < 0.7 ? ' ?' : ''}`
  })
  const more = groups.length - shown.length
  return [
    '',
    'Notes, as one part plays them (? is a guess)',
    ...shown,
    ...(more > 0 ? [`  and ${more} more places (--json lists them)`] : []),
  ]
}

function faultRows(faults: readonly Fault[]): string[] {
  if (faults.length === 0) return ['No faults found.']
  const shown = faults.slice(0, MOST_FAULTS)
  const more = faults.length - shown.length
  return ['Faults', ...shown.map(faultRow), ...(more > 0 ? [`  and ${more} more (--json lists them)`] : [])]
}

function faultRow({ kind, startSeconds, endSeconds, value }: Fault): string {
  const words = kind.replaceAll('-', ' ')
  return `  ${clock(startSeconds)} to ${clock(endSeconds)}  ${words}: ${Math.round(value * 100) / 100} ${FAULT_UNITS[kind]}`
}

const row = (name: string, value: string): string => `${name.padEnd(12)}${value}`
const figure = (value: number | null, unit: string): string =>
  value === null ? 'silence' : `${value.toFixed(1)} ${unit}`

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${(seconds - minutes * 60).toFixed(1).padStart(4, '0')}`
}

const MOST_FAULTS = 20
const MOST_GROUPS = 64
