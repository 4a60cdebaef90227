import type { LiveSet, Track } from '@kvint/als'
import { levelText } from './numbers.ts'
import { sidechainLines } from './sidechain-lines.ts'
import { walkDevices } from './walk-devices.ts'

/** How a set is mixed, as far as its report leaves it out. */
export type MixOfSet = {
  readonly returns: readonly string[]
  readonly sidechains: readonly string[]
  readonly effects: string
  readonly switchedOff: string
  /** Returns that nothing is sent to. */
  readonly withoutInput: string
  readonly leftOut: readonly string[]
}

/** Names and lines are the first ones where a set has more than a song would; `leftOut` counts the others. */
export function mixOfSet(set: LiveSet): MixOfSet {
  const devices = walkDevices(set)
  const returns = returnsOf(set)
  const fed = returns.filter(({ senders }) => senders.length > 0)
  const unfed = returns.filter(({ senders }) => senders.length === 0)
  const silent = new Set<PlacedDevice['trackId']>(unfed.map(({ track }) => track.id))
  const sidechains = sidechainLines(set)
  const more = (all: readonly unknown[], of: string) =>
    all.length > SHOWN_LINES ? [`${all.length - SHOWN_LINES} more ${of}.`] : []
  return {
    returns: fed.slice(0, SHOWN_LINES).map(returnLine),
    sidechains: sidechains.slice(0, SHOWN_LINES),
    effects: countsText(devices.filter((placed) => isEffect(placed) && isWorking(placed, silent))),
    switchedOff: countsText(devices.filter((placed) => isEffect(placed) && !placed.isOn)),
    withoutInput: unfed
      .map(({ track }) => track.name)
      .slice(0, SHOWN_NAMES)
      .join(', '),
    leftOut: [...more(fed, 'returns'), ...more(sidechains, 'sidechains')],
  }
}

type PlacedDevice = ReturnType<typeof walkDevices>[number]

type FedReturn = { readonly track: Track; readonly senders: readonly string[] }

function returnsOf({ tracks }: LiveSet): FedReturn[] {
  return tracks
    .filter(({ kind }) => kind === 'return')
    .map((track, index) => ({
      track,
      senders: tracks.flatMap(({ name, mixer }) => {
        const send = mixer.sends.find(({ returnIndex }) => returnIndex === index)
        return send && send.isActive && send.levelDb > SEND_STOP_DB ? [`${name} ${levelText(send.levelDb)}`] : []
      }),
    }))
}

function returnLine({ track: { name, devices, mixer }, senders }: FedReturn): string {
  const chain = devices
    .slice(0, SHOWN_NAMES)
    .map((device) => (device.isOn ? device.name : `${device.name} (off)`))
    .join(' ▸ ')
  return `${name} (${chain || 'no device'}, ${levelText(mixer.volumeDb)}) from ${senders.slice(0, SHOWN_NAMES).join(', ')}`
}

function isEffect({ device }: PlacedDevice): boolean {
  return device.kind === 'audioEffect'
}

function isWorking({ isActive, trackId }: PlacedDevice, silent: ReadonlySet<PlacedDevice['trackId']>): boolean {
  return isActive && !silent.has(trackId)
}

function countsText(devices: readonly PlacedDevice[]): string {
  const counts = new Map<string, number>()
  for (const { device } of devices) counts.set(device.name, (counts.get(device.name) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, SHOWN_NAMES)
  return sorted.map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ')
}

const SEND_STOP_DB = -70
const SHOWN_NAMES = 20
const SHOWN_LINES = 60
