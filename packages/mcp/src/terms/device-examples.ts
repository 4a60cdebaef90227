import type { Device, LiveSet } from '@kvint/als'
import type { Report } from '@kvint/report'
import { round } from '../music/numbers.ts'
import { walkDevices } from '../music/walk-devices.ts'

/** Devices of a report whose name fits, each with its track. */
export function namedDevices(name: RegExp): (report: Report) => string[] {
  return ({ tracks }) =>
    tracks.flatMap((track) =>
      track.devices.filter((device) => name.test(device)).map((device) => `${device} on ${track.name}`),
    )
}

/** Devices of a set whose name fits and that are on, each with its track and the settings whose names fit. */
export function deviceExamples(name: RegExp, parameter?: RegExp): (set: LiveSet) => string[] {
  return (set) =>
    walkDevices(set)
      .filter(({ device, isActive }) => isActive && (name.test(device.name) || name.test(device.tag)))
      .map(({ device, trackName }) => `${device.name} on ${trackName}${settings(device, parameter)}`)
}

function settings({ parameters }: Device, wanted: RegExp | undefined): string {
  if (!wanted) return ''
  const fitting = parameters.filter((parameter) => wanted.test(parameter.name)).slice(0, 4)
  const texts = fitting.map(
    ({ name, value, unit }) => `${name} ${round(value)}${unit === 'none' || unit === 'choice' ? '' : ` ${unit}`}`,
  )
  return texts.length === 0 ? '' : `: ${texts.join(', ')}`
}
