import type { Device, DeviceParameter } from '@kvint/als'
import { decibels, hertz, milliseconds, percent, plain } from '../words/number-words.ts'
import { parameterWords } from '../words/parameter-words.ts'

/**
 * Devices that were switched or set otherwise; what lies in a rack, and what came and went there, by the rack's own name.
 */
export function compareDevices(before: readonly Device[], after: readonly Device[]): string[] {
  return counted(pairsOf(before, after).flatMap(({ was, now }) => (was && now ? compareDevice(was, now) : [])))
}

function compareInside(before: readonly Device[], after: readonly Device[]): string[] {
  return counted(
    pairsOf(before, after).flatMap(({ was, now }) => {
      if (was && now) return compareDevice(was, now)
      return now ? [`${nameOf(now)} added`] : was ? [`${nameOf(was)} removed`] : []
    }),
  )
}

function pairsOf(before: readonly Device[], after: readonly Device[]) {
  const left = Map.groupBy(before, nameOf)
  const pairs = after.map((now) => ({ was: left.get(nameOf(now))?.shift(), now: now as Device | undefined }))
  return [...pairs, ...[...left.values()].flat().map((was) => ({ was, now: undefined }))]
}

function counted(changes: readonly string[]): string[] {
  const times = Map.groupBy(changes, (text) => text)
  return [...times].map(([text, equal]) => (equal.length === 1 ? text : `${text}, ${String(equal.length)} times`))
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
  const inside = compareInside(
    before.chains.flatMap(({ devices }) => devices),
    after.chains.flatMap(({ devices }) => devices),
  )
  if (moved.length > MOST_SHOWN) changes.push(`${name}: ${String(moved.length)} settings changed`)
  else changes.push(...moved.map((text) => `${name}: ${text}`))
  if (inside.length > MOST_SHOWN) changes.push(`${name}: ${String(inside.length)} changes inside`)
  else changes.push(...inside.map((text) => `${name} ▸ ${text}`))
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
