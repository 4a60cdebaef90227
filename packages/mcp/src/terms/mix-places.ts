import type { LiveSet } from '@kvint/als'
import type { Report } from '@kvint/report'
import { levelText, panText } from '../music/numbers.ts'
import { sidechainLines } from '../music/sidechain-lines.ts'
import { deviceExamples } from './device-examples.ts'
import type { Places } from './places.ts'

/** Where a set shows a word of mixing. */
export const MIX_PLACES: Places = {
  compressor: deviceExamples(/compressor/i, /threshold|ratio|attack|release/i),
  sidechain: sidechains,
  equaliser: deviceExamples(/\beq\b|eq eight|eq three|equali/i, /freq|gain/i),
  reverb: deviceExamples(/reverb/i, /decay|drywet|predelay/i),
  delay: deviceExamples(/delay|echo/i, /feedback|drywet|time/i),
  saturation: deviceExamples(/saturator|overdrive|distortion|pedal|dynamic tube|roar|amp/i, /drive|drywet/i),
  limiter: deviceExamples(/limiter/i, /ceiling|gain/i),
  send: returns,
  panorama: (report) =>
    heard(report)
      .filter(({ pan }) => Math.abs(pan) >= 0.02)
      .sort((a, b) => Math.abs(b.pan) - Math.abs(a.pan))
      .map(({ name, pan }) => `${name} ${panText(pan)}`),
  'gain-staging': levels,
  rack: deviceExamples(/rack|groupdevice/i),
  automation: (_report, set) =>
    set
      ? set.tracks
          .filter(({ automation }) => automation.length > 0)
          .map(({ name, automation }) => `${name}: ${automation.length} automated parameters`)
      : [],
  'low-cut': deviceExamples(/\beq\b|eq eight|eq three|equali/i, /freq/i),
  'return-track': returns,
  ducking: sidechains,
  headroom: levels,
}

function sidechains(_report: Report, set: LiveSet | null) {
  return set ? sidechainLines(set) : []
}

function returns({ tracks }: Report) {
  return tracks
    .filter(({ kind }) => kind === 'return')
    .map(({ name, devices }) => `${name}: ${devices.join(' ▸ ') || 'no device'}`)
}

function levels(report: Report) {
  return heard(report)
    .sort((a, b) => b.volumeDb - a.volumeDb)
    .map(({ name, volumeDb }) => `${name} ${levelText(volumeDb)}`)
}

function heard({ tracks }: Report) {
  return tracks.filter(({ kind, isHeard }) => isHeard && (kind === 'midi' || kind === 'audio'))
}
