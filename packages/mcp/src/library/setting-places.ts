import type { DeviceParameter, LiveSet } from '@kvint/als'
import { nameInWords } from '../music/device-settings.ts'
import { round } from '../music/numbers.ts'
import { plainText } from '../music/plain-text.ts'
import { walkDevices } from '../music/walk-devices.ts'
import type { Place } from './searched-places.ts'

/**
 * The settings of each device as one place: a line of where it stands, then one a setting (name, value, unit). Settings
 * without a unit, switches, and bands that are off are left out.
 *
 * @example settingPlaces(set)[0]?.place // → 'Compressor on Bass\nThreshold\t-24\tdB\nRatio\t4\t'
 */
export function settingPlaces(set: LiveSet): Place[] {
  return walkDevices(set).flatMap(({ device, trackName, isOn, depth }) => {
    const { name, userName, parameters } = device
    const settings = atWork(parameters).slice(0, MOST_SETTINGS)
    if (settings.length === 0) return []
    const shown = userName === '' || userName === name ? name : `${userName} (${name})`
    const head = `${shown.slice(0, LONGEST)} on ${trackName.slice(0, LONGEST)}${depth > 0 ? ', in a rack' : ''}${isOn ? '' : ', off'}`
    const lines = settings.map(({ name: path, value, unit }) => {
      const words = nameInWords(path).slice(0, LONGEST).replaceAll(/\s/g, ' ')
      return `${words}\t${round(value)}\t${unit === 'ratio' ? '' : unit === 'percent' ? '%' : unit}`
    })
    const words = new Set([shown, ...lines.map((line) => line.split('\t')[0] ?? '')].flatMap((text) => wordsOf(text)))
    return [{ kind: 'setting', text: [...words].join(' '), place: [head.replaceAll('\n', ' '), ...lines].join('\n') }]
  })
}

/** What is asked of a setting: words of device and setting, and where its value must lie. */
export type SettingAsked = {
  readonly words: readonly string[]
  readonly from: number
  readonly to: number
  /** As settings are kept; empty where none was said. */
  readonly unit: string
}

/**
 * A question such as `Compressor threshold < -20 dB`, `EQ Eight freq 8k to 12k`, `Reverb dry wet = 100 %` or `Limiter ceiling`.
 *
 * @example settingAsked('Compressor threshold under -20 dB')?.to // → -20
 */
export function settingAsked(text: string): SettingAsked | null {
  const typed = text.replaceAll('−', '-').trim()
  const range = RANGE.exec(typed)
  if (range) {
    const [, words = '', from, fromUnit, to, unit] = range
    const ends = [valueOf(from, fromUnit || unit), valueOf(to, unit || fromUnit)].toSorted((a, b) => a - b)
    return askedOf(words, ends[0] ?? 0, ends[1] ?? 0, unit || fromUnit)
  }
  const one = ONE.exec(typed)
  if (!one) return askedOf(typed, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, '')
  const [, words = '', sign = '=', number, unit] = one
  const value = valueOf(number, unit)
  const way = WAYS.find(([pattern]) => pattern.test(sign.trim()))?.[1] ?? 'is'
  const near = Math.max(0.005, Math.abs(value) * 0.005)
  if (way === 'under') return askedOf(words, Number.NEGATIVE_INFINITY, value, unit)
  if (way === 'over') return askedOf(words, value, Number.POSITIVE_INFINITY, unit)
  return askedOf(words, value - near, value + near, unit)
}

/** The settings of a kept place that are what is asked, in words: `Compressor on Bass: Threshold -24 dB`. */
export function settingsFound(place: string, { words, from, to, unit }: SettingAsked): string[] {
  const [head = '', ...lines] = place.split('\n')
  const device = plainText(head.replace(/ on .*$/, ''))
  return lines.flatMap((line) => {
    const [name = '', number = '', of = ''] = line.split('\t')
    const value = Number(number)
    const there = `${device} ${plainText(name)}`
    const isMeant = words.every((word) => there.includes(word)) && words.some((word) => plainText(name).includes(word))
    const inUnit = of === 's' && unit === 'ms' ? value * 1_000 : value
    const isUnit = unit === '' || of === '' || of === unit || (of === 's' && unit === 'ms')
    return isMeant && isUnit && inUnit >= from && inUnit <= to
      ? [`${head}: ${name} ${number}${of === '' ? '' : ` ${of}`}`]
      : []
  })
}

function askedOf(text: string, from: number, to: number, unit: string | undefined): SettingAsked | null {
  const words = wordsOf(text)
  return words.some((word) => /\p{L}/u.test(word)) ? { words, from, to, unit: keptUnit(unit) } : null
}

/** `8k` and `8 kHz` are 8,000 Hz; seconds are asked as milliseconds. */
function valueOf(number: string | undefined, unit: string | undefined): number {
  const value = Number((number ?? '').replace(',', '.'))
  return /^(k|khz|s)$/i.test(unit ?? '') ? value * 1_000 : value
}

function keptUnit(unit: string | undefined): string {
  return UNITS[(unit ?? '').toLowerCase()] ?? ''
}

function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** What has a unit and is at work: of a band that is off, nothing sounds. */
function atWork(parameters: readonly DeviceParameter[]): DeviceParameter[] {
  const off = parameters.filter(({ name, value }) => name.endsWith('/IsOn') && value === 0)
  const silent = off.map(({ name }) => name.slice(0, -'IsOn'.length))
  return parameters.filter(({ name, unit }) => MEASURED.has(unit) && !silent.some((path) => name.startsWith(path)))
}

const MEASURED: ReadonlySet<DeviceParameter['unit']> = new Set([
  'dB',
  'Hz',
  'ms',
  's',
  'semitones',
  'cents',
  'octaves',
  'percent',
  'ratio',
  'degrees',
])
const NUMBER = String.raw`(-?\d+(?:[.,]\d+)?)\s*(k?hz|k|db|ms|s|%|percent|semitones|cents|octaves|degrees)?`
const SIGN = '<=|>=|<|>|=|≤|≥|under|over|below|above|less than|more than|at least|at most|is'
const UNTIL = '[.][.]|–|to|and|-'
const ONE = new RegExp(String.raw`^(.*?)\s*(?:(?<=\s|\w)(${SIGN})\s*|\s)${NUMBER}$`, 'i')
const RANGE = new RegExp(String.raw`^(.*?)\s+(?:from |between )?${NUMBER}\s*(?:${UNTIL})\s*${NUMBER}$`, 'i')
const WAYS = [
  [/^(<=?|≤|under|below|less than|at most)$/i, 'under'],
  [/^(>=?|≥|over|above|more than|at least)$/i, 'over'],
] as const
const UNITS: Readonly<Record<string, string>> = {
  db: 'dB',
  hz: 'Hz',
  khz: 'Hz',
  k: 'Hz',
  ms: 'ms',
  s: 'ms',
  '%': '%',
  percent: '%',
  semitones: 'semitones',
  cents: 'cents',
  octaves: 'octaves',
  degrees: 'degrees',
}
/** An EQ Eight with all bands on has 24. */
const MOST_SETTINGS = 64
const LONGEST = 80
