import type { Device, DeviceParameter } from '@kvint/als'
import { decibels, hertz, milliseconds, percent, plain } from '../words/number-words.ts'
import { parameterWords } from '../words/parameter-words.ts'
import type { TrackChange } from './comparison.ts'

/** Devices that came, went, were switched, or were set otherwise; those inside racks by the rack's own name. */
export function compareDevices(before: readonly Device[], after: readonly Device[]): TrackChange[] {
  const left = Map.groupBy(before, nameOf)
  const changes: string[] = []
  for (const device of after) {
    const earlier = left.get(nameOf(device))?.shift()
    if (earlier) changes.push(...compareDevice(earlier, device))
    else changes.push(`${nameOf(device)} added`)
  }
  for (const device of [...left.values()].flat()) changes.push(`${nameOf(device)} removed`)
  const times = Map.groupBy(changes, (text) => text)
  return [...times].map(([text, equal]) => ({
    about: 'devices',
    text: equal.length === 1 ? text : `${text}, ${String(equal.length)} times`,
  }))
}

function compareDevice(before: Device, after: Device): string[] {
  const name = nameOf(after)
  const changes: string[] = []
  if (before.isOn !== after.isOn) changes.push(`${name} switched ${after.isOn ? 'on' : 'off'}`)
  const earlier = new Map(before.parameters.map((parameter) => [parameter.name, parameter]))
  const moved = after.parameters.flatMap((parameter) => {
    const from = earlier.get(parameter.name)
    return from && isChange(from, parameter)
      ? [`${parameterWords(parameter.name)} ${words(from)} → ${words(parameter)}`]
      : []
  })
  const inside = compareDevices(
    before.chains.flatMap(({ devices }) => devices),
    after.chains.flatMap(({ devices }) => devices),
  )
  if (moved.length > MOST_SHOWN) changes.push(`${name}: ${String(moved.length)} settings changed`)
  else changes.push(...moved.map((text) => `${name}: ${text}`))
  if (inside.length > MOST_SHOWN) changes.push(`${name}: ${String(inside.length)} changes inside`)
  else changes.push(...inside.map(({ text }) => `${name} ▸ ${text}`))
  return changes
}

function isChange(from: DeviceParameter, to: DeviceParameter): boolean {
  if (from.isAutomated && to.isAutomated) return false
  if (to.unit === 'none' && !PLAYED.test(to.name)) return false
  return Math.abs(from.value - to.value) > 1e-3 * Math.max(1, Math.abs(from.value))
}

function words({ value, unit }: DeviceParameter): string {
  if (unit === 'dB') return decibels(value)
  if (unit === 'Hz') return hertz(value)
  if (unit === 'ms') return milliseconds(value)
  if (unit === 'percent') return percent(value / 100)
  if (unit === 'boolean') return value === 0 ? 'off' : 'on'
  return plain(value, 2)
}

function nameOf(device: Device): string {
  return device.userName === '' ? device.name : device.userName
}

/** Parameters whose unit is not known are told only where a person turns them; the rest is what Live remembers of its windows. */
const PLAYED = /Feedback|Drive|Amount|Decay|Time|Freq|Cutoff|Resonance|Gain|Attack|Release|Level|Mix|Transpose/
const MOST_SHOWN = 4
