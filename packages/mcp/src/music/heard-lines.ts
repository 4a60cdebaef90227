import type { Hearing } from '@kvint/audio'
import { FAULT_UNITS } from '@kvint/audio'
import type { BounceSection, HeardBounce } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { pitchClassName } from '@kvint/theory'
import { barsText } from './bar-lines.ts'
import { round } from './numbers.ts'

/** `3:24, 44.1 kHz, stereo, 24 bits`. */
export function fileText({ durationSeconds, sampleRateHz, channels, bitDepth, format }: Hearing): string {
  const shape = channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`
  return [
    clockText(durationSeconds),
    `${sampleRateHz / 1000} kHz`,
    shape,
    bitDepth === null ? format : `${bitDepth} bits`,
  ].join(', ')
}

/** `−9.4 LUFS, range 5.1 LU, true peak −0.8 dBTP at 1:02, loudest 3 s −7.7 LUFS at 1:40`. */
export function loudnessText({ loudness: l, durationSeconds }: Hearing): string {
  if (l.integratedLufs === null) return 'silence'
  /** Range and short-term loudness are windows of three seconds. */
  const isLong = durationSeconds >= 3 && l.maxShortTermLufs !== null
  return [
    `${round(l.integratedLufs, 1)} LUFS`,
    ...(isLong ? [`range ${round(l.rangeLu, 1)} LU`] : []),
    ...(l.truePeakDbtp === null
      ? []
      : [`true peak ${round(l.truePeakDbtp, 1)} dBTP at ${clockText(l.truePeakSeconds)}`]),
    ...(isLong
      ? [`loudest 3 s ${round(l.maxShortTermLufs ?? 0, 1)} LUFS from ${clockText(l.maxShortTermSeconds)}`]
      : []),
    ...(l.plrDb === null ? [] : [`peak to loudness ${round(l.plrDb, 1)} dB`]),
  ].join(', ')
}

/** `126 BPM (98 % sure), A minor (82 % sure), 4 cents above A = 440 Hz, heard sections A from 0:00, B from 0:30.5`. */
export function musicText({ tempo, key, tuningCents, alignment, sections = [] }: Hearing): string {
  const sure = (confidence: number): string => `(${Math.round(confidence * 100)} % sure)`
  const cents = Math.round(tuningCents ?? 0)
  return [
    ...(tempo ? [`${round(tempo.bpm)} BPM ${sure(tempo.confidence)}`] : []),
    ...(key ? [`${pitchClassName(key.tonicPitchClass)} ${key.mode} ${sure(key.confidence)}`] : []),
    ...(tuningCents === null || cents === 0
      ? []
      : [`${Math.abs(cents)} cents ${cents > 0 ? 'above' : 'below'} A = 440 Hz`]),
    // On its set they are its own.
    ...(alignment || sections.length < 2
      ? []
      : [`heard sections ${sections.map((one) => `${one.label} from ${clockText(one.startSeconds)}`).join(', ')}`]),
  ].join(', ')
}

/** `62.5 −31.2` for each third octave that carries anything, Hz and dB. */
export function spectrumText({ bands: { centresHz, levelsDb } }: Hearing): string {
  const top = Math.max(...levelsDb)
  return centresHz
    .flatMap((hz, band) => {
      const level = levelsDb[band] ?? -120
      return level > top - 60 ? [`${hz >= 100 ? Math.round(hz) : hz}: ${round(level, 1)}`] : []
    })
    .join(', ')
}

/** What is wrong with the file, and at which second. */
export function faultTexts({ faults }: Hearing): string[] {
  return faults.map(
    ({ kind, startSeconds, endSeconds, value }) =>
      `${kind.replaceAll('-', ' ')}: ${round(value)} ${FAULT_UNITS[kind]}, ${clockText(startSeconds)}–${clockText(endSeconds)}`,
  )
}

/** `Drop (41–56): −8.1 LUFS, peaks 9.2 dB above, side −11 dB; Kick, Bass`. */
export function sectionText({ tracks }: Report, section: BounceSection): string {
  const { label, bars, lufs, peakToLoudnessDb, widthDb, trackIds } = section
  const names = tracks.flatMap(({ id, name }) => (typeof id === 'number' && trackIds.includes(id) ? [name] : []))
  const shown = names.slice(0, SHOWN_TRACKS).join(', ')
  const more = names.length > SHOWN_TRACKS ? ` and ${names.length - SHOWN_TRACKS} more` : ''
  const figures =
    lufs === null
      ? 'silence'
      : `${lufs} LUFS, peaks ${peakToLoudnessDb} dB above${widthDb === null ? '' : `, side ${widthDb} dB`}`
  return `${label} (${barsText(bars)}): ${figures}; ${shown}${more}`
}

/** Where the file lies on its set, or why it does not. */
export function alignmentText({ alignment, alignmentRefusal }: Hearing): string {
  if (!alignment) return REFUSALS[alignmentRefusal ?? 'no-notes']
  const { offsetSeconds, rate, confidence } = alignment
  const speed = rate === 1 ? '' : `; the file plays ${round(rate, 4)} times as fast as the set`
  return `beat 0 of the set lies at ${round(offsetSeconds, 3)} s of the file (${Math.round(confidence * 100)} % sure)${speed}`
}

/** Chords that are surely heard as others than those written there. */
export function differingChords({ chords }: HeardBounce): string[] {
  return chords
    .filter(({ differs }) => differs)
    .map(({ bars, symbol, written }) => `${barsText(bars)}: ${symbol} heard, ${written} written`)
}

/** `1:02.5`; `12:00` for whole seconds. */
export function clockText(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const rest = (tenths % 600) / 10
  return `${Math.floor(tenths / 600)}:${rest < 10 ? '0' : ''}${rest}`
}

const REFUSALS: Record<NonNullable<Hearing['alignmentRefusal']>, string> = {
  'no-notes': 'not laid on the set: it has too few notes to tell where the file belongs',
  'too-short': 'not laid on the set: the file is too short to tell where it belongs',
  'another-song': 'not laid on the set: the file does not sound like it',
}
const SHOWN_TRACKS = 8
