import type { AutomationEnvelope, AutomationTarget, Device, LiveSet } from '@kvint/als'
import { barAt, type ArrangementPicture } from '@kvint/report'
import { nameInWords, valueText } from './device-settings.ts'
import { levelText, panText, round } from './numbers.ts'

type Meters = ArrangementPicture['meters']

type Automated = { readonly automation: readonly AutomationEnvelope[]; readonly devices: readonly Device[] }

/**
 * What moves along the arrangement on a track: `Auto Filter ▸ Freq: 12 points, bars 17–40, 200 Hz to 8000 Hz, begins at 200
 * Hz`. A lane with one point moves nothing and says so.
 */
export function automationLines(track: Automated, set: LiveSet, meters: Meters): string[] {
  /** Tempo and meter are told with the arrangement. */
  const lanes = track.automation.filter(({ target }) => target.kind !== 'tempo' && target.kind !== 'timeSignature')
  return lanes.map(({ target, events }) => {
    const name = nameOf(target, track.devices, set)
    const say = (value: number) => textOf(value, target, track.devices)
    const values = events.map(({ value }) => value)
    const [first = 0] = values
    const inSong = events.filter(({ timeBeats }) => timeBeats >= 0)
    const [from, to] = [inSong[0], inSong.at(-1)].map((event) => event && barAt(meters, event.timeBeats))
    if (from === undefined || to === undefined || new Set(values).size === 1) return `${name}: stays at ${say(first)}`
    const bars = from === to ? `bar ${from}` : `bars ${from}–${to}`
    const range = `${say(Math.min(...values))} to ${say(Math.max(...values))}`
    return `${name}: ${inSong.length} points, ${bars}, ${range}, begins at ${say(first)}`
  })
}

function nameOf(target: AutomationTarget, devices: readonly Device[], { tracks }: LiveSet): string {
  switch (target.kind) {
    case 'device':
      return `${deviceAt(devices, target.devicePath)?.userName || target.deviceName} ▸ ${nameInWords(target.parameter)}`
    case 'mixer': {
      const returns = tracks.filter(({ kind }) => kind === 'return')
      const sent = target.sendIndex === null ? undefined : returns[target.sendIndex]?.name
      return target.parameter === 'send'
        ? `send to ${sent ?? `return ${(target.sendIndex ?? 0) + 1}`}`
        : target.parameter
    }
    case 'midiController':
      return typeof target.controller === 'number' ? `controller ${target.controller}` : target.controller
    case 'clip':
      return `clip ${target.parameter}`
    default:
      return 'a parameter that the file does not name'
  }
}

/** Live keeps the volume of an envelope as an amplitude, and the panorama from −1 to 1. */
function textOf(value: number, target: AutomationTarget, devices: readonly Device[]): string {
  if (target.kind === 'mixer' && (target.parameter === 'volume' || target.parameter === 'send'))
    return levelText(value <= 0 ? Number.NEGATIVE_INFINITY : 20 * Math.log10(value))
  if (target.kind === 'mixer' && target.parameter === 'pan') return panText(value)
  const moved =
    target.kind === 'device'
      ? deviceAt(devices, target.devicePath)?.parameters.find(({ name }) => name === target.parameter)
      : undefined
  /** Values of an envelope stand as the file writes them; Live's unit is known where both agree for the parameter itself. */
  return moved && moved.value === moved.rawValue ? valueText({ ...moved, value }) : String(round(value))
}

/** The device that an envelope's path leads to: indices of device, chain, device … from the track's chain down. */
function deviceAt(devices: readonly Device[], path: readonly number[]): Device | undefined {
  const [first = -1, chain, ...rest] = path
  const device = devices[first]
  if (!device || chain === undefined) return device
  return deviceAt([...device.chains, ...device.returnChains][chain]?.devices ?? [], rest)
}
