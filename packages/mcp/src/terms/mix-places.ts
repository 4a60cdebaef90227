import type { TermId } from '@kvint/insights/glossary'
import type { Report } from '@kvint/report'
import { levelText, panText } from '../music/numbers.ts'
import { sidechainLines } from '../music/sidechain-lines.ts'
import { deviceExamples, namedDevices } from './device-examples.ts'
import type { PlacesInReport, PlacesInSet } from './places.ts'

/** Devices that show a word: by name, and the parameters that tell most of them. */
const DEVICES = {
  compressor: [/compressor/i, /threshold|ratio|attack|release/i],
  equaliser: [/\beq\b|eq eight|eq three|equali/i, /freq|gain/i],
  reverb: [/reverb/i, /decay|drywet|predelay/i],
  delay: [/delay|echo/i, /feedback|drywet|time/i],
  saturation: [/saturator|overdrive|distortion|pedal|dynamic tube|roar|amp/i, /drive|drywet/i],
  limiter: [/limiter/i, /ceiling|gain/i],
  rack: [/rack|groupdevice/i],
  'low-cut': [/\beq\b|eq eight|eq three|equali/i, /freq/i],
} as const satisfies Partial<Record<TermId, readonly [name: RegExp, parameter?: RegExp]>>

/** Where a report shows a word of mixing. */
export const MIX_PLACES: PlacesInReport = {
  ...byDevice(([name]) => namedDevices(name)),
  send: returns,
  panorama: (report) =>
    heard(report)
      .filter(({ pan }) => Math.abs(pan) >= 0.02)
      .sort((a, b) => Math.abs(b.pan) - Math.abs(a.pan))
      .map(({ name, pan }) => `${name} ${panText(pan)}`),
  'gain-staging': levels,
  'return-track': returns,
  headroom: levels,
}

/** Where the set itself shows one. */
export const MIX_PLACES_IN_SET: PlacesInSet = {
  ...byDevice(([name, parameter]) => deviceExamples(name, parameter)),
  sidechain: sidechainLines,
  ducking: sidechainLines,
  automation: ({ tracks }) =>
    tracks
      .filter(({ automation }) => automation.length > 0)
      .map(({ name, automation }) => `${name}: ${automation.length} automated parameters`),
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

function byDevice<Show>(show: (device: readonly [name: RegExp, parameter?: RegExp]) => Show) {
  return Object.fromEntries(Object.entries(DEVICES).map(([term, device]) => [term, show(device)]))
}
