import type { LiveSet, MainTrack, Routing, Track, Chain, Device } from '@kvint/als'
import type { ArrangementPicture } from '@kvint/report'
import { automationLines } from './automation-lines.ts'
import { deviceSettings, parameterText } from './device-settings.ts'
import { levelText, round, panText } from './numbers.ts'
import { type Page, pageOf } from './page.ts'
import { plainText } from './plain-text.ts'
import { openedDevices } from './walk-devices.ts'

type Meters = ArrangementPicture['meters']

export type TrackAsked = {
  readonly trackId: Track['id'] | 'main'
  /** What is listed page by page, narrowed to lines that hold all words of `filter`. */
  readonly lists: 'settings' | 'automation' | null
  readonly filter: string | undefined
  readonly cursor: string | undefined
  /** Whether the chain tells settings of its devices. */
  readonly isDetailed: boolean
  readonly meters: Meters
}

/** A track as far as the report of its set leaves it out. */
export type TrackOfSet = {
  readonly sends: readonly string[]
  readonly routing: string
  readonly chain: readonly string[]
  readonly listed: Page<string>
  readonly leftOut: readonly string[]
}

export function trackOfSet(set: LiveSet, asked: TrackAsked): TrackOfSet {
  const { trackId, lists, filter, cursor, isDetailed, meters } = asked
  const track = trackId === 'main' ? set.main : set.tracks.find(({ id }) => id === trackId)
  if (!track) return { sends: [], routing: '', chain: [], listed: { entries: [], leftOut: [] }, leftOut: [] }
  const of = lists === 'settings' ? 'settings' : 'lanes'
  const lines = lists ? linesOf(lists, track, set, meters) : []
  const wanted = plainText(filter ?? '').split(/\s+/)
  const fitting = lines.filter(({ words }) => wanted.every((word) => plainText(words).includes(word)))
  const listed = pageOf(
    fitting.map(({ text }) => text),
    { cursor, limit: SHOWN_LISTED, of },
  )
  const chain = deviceLines(track.devices, set, isDetailed)
  return {
    sends: sendLines(track, set).slice(0, SHOWN_LINES),
    routing: 'input' in track ? routingText(track) : '',
    chain: chain.slice(0, SHOWN_LINES),
    listed,
    leftOut: [
      ...listed.leftOut,
      ...(lines.length > 0 && fitting.length === 0
        ? [`None of its ${lines.length} ${of} holds all words of “${filter}”.`]
        : []),
      ...(chain.length > SHOWN_LINES ? [`${chain.length - SHOWN_LINES} more lines of the device chain.`] : []),
      ...(isDetailed ? settingsLeftOut(track) : []),
    ],
  }
}

/** Lines with the words that a filter finds them by: a renamed device is found by its own name, too. */
function linesOf(show: 'settings' | 'automation', track: Track | MainTrack, set: LiveSet, meters: Meters) {
  if (show === 'automation') return automationLines(track, set, meters).map((text) => ({ text, words: text }))
  return openedDevices(track.devices).flatMap((device) =>
    device.parameters.map((parameter) => {
      const text = `${device.userName || device.name} ▸ ${parameterText(parameter)}`
      return { text, words: `${device.name} ${text}` }
    }),
  )
}

function sendLines({ mixer }: Track | MainTrack, { tracks }: LiveSet): string[] {
  const returns = tracks.filter(({ kind }) => kind === 'return')
  return mixer.sends
    .filter(({ levelDb, isActive }) => isActive && levelDb > SEND_STOP_DB)
    .map(
      ({ returnIndex, levelDb }) =>
        `${returns[returnIndex]?.name ?? `return ${returnIndex + 1}`} ${levelText(levelDb)}`,
    )
}

function settingsLeftOut({ devices }: Track | MainTrack): string[] {
  const left = openedDevices(devices).reduce((sum, device) => sum + deviceSettings(device).left, 0)
  return left > 0
    ? [
        `${left} more settings of its devices: of each, ten at most, and no switches or choices. Ask with show: settings.`,
      ]
    : []
}

function routingText({ input, output, isFrozen, isArmed, delay, isDelayInSamples }: Track): string {
  return [
    ...(input ? [`from ${routeName(input)}`] : []),
    ...(output ? [`to ${routeName(output)}`] : []),
    ...(isFrozen ? ['frozen'] : []),
    ...(isArmed ? ['armed'] : []),
    ...(delay === 0 ? [] : [`delay ${round(delay)} ${isDelayInSamples ? 'samples' : 'ms'}`]),
  ].join(', ')
}

function routeName({ upperName, lowerName, target }: Routing): string {
  return [upperName, lowerName].filter((name) => name !== '').join(', ') || target
}

/**
 * A chain of devices in signal order, racks opened below their own line. With parameters, each device also tells its
 * first settings that carry a unit, and every automated one.
 */
function deviceLines(devices: readonly Device[], set: LiveSet, withParameters: boolean, indent = ''): string[] {
  return devices.flatMap((device) => [
    `${indent}${headline(device, set)}`,
    ...(withParameters ? settingsLine(device).map((line) => `${indent}  ${line}`) : []),
    ...[...device.chains, ...device.returnChains].flatMap((chain) =>
      chainLines(chain, set, withParameters, `${indent}  `),
    ),
  ])
}

function headline(device: Device, set: LiveSet): string {
  const { name, userName, kind, isOn, presetName, plugin, macros, sidechain } = device
  const facts = [
    kind,
    ...(isOn ? [] : ['off']),
    ...(presetName ? [`preset "${presetName}"`] : []),
    ...(plugin ? [`${plugin.format}${plugin.maker ? ` by ${plugin.maker}` : ''}`] : []),
    ...(sidechain?.isOn ? [`sidechain from ${sidechainSource(sidechain.sourceTrackId, set)}`] : []),
    ...macrosText(macros.map((macro) => macro.name).filter((macro) => !UNNAMED_MACRO.test(macro))),
    ...device.samples.slice(0, 2).map(({ fileName }) => `sample ${fileName}`),
  ]
  return `${userName && userName !== name ? `${userName} (${name})` : name}: ${facts.join(', ')}`
}

function macrosText(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const left = names.length - SHOWN_MACROS
  return [`macros ${names.slice(0, SHOWN_MACROS).join(', ')}${left > 0 ? ` and ${left} more` : ''}`]
}

function sidechainSource(trackId: number | null, set: LiveSet): string {
  return set.tracks.find(({ id }) => id === trackId)?.name ?? 'no track'
}

function chainLines(chain: Chain, set: LiveSet, withParameters: boolean, indent: string): string[] {
  const mix = [
    ...(chain.pad ? [`pad ${chain.pad.receivingNote}`] : []),
    ...(chain.volumeDb === 0 ? [] : [levelText(chain.volumeDb)]),
    ...(chain.pan === 0 ? [] : [panText(chain.pan)]),
    ...(chain.isMuted ? ['muted'] : []),
  ]
  const head = `${indent}chain ${chain.name || 'without a name'}${mix.length > 0 ? ` (${mix.join(', ')})` : ''}`
  return [head, ...deviceLines(chain.devices, set, withParameters, `${indent}  `)]
}

function settingsLine(device: Device): string[] {
  const { shown, left } = deviceSettings(device)
  return shown.length === 0 ? [] : [`${shown.join(', ')}${left > 0 ? `, ${left} more` : ''}`]
}

const SHOWN_LISTED = 40

const SHOWN_LINES = 60

const SEND_STOP_DB = -70

const SHOWN_MACROS = 8

/** As Live calls them. */
const UNNAMED_MACRO = /^(Macro \d+)?$/
