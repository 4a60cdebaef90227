import type { Device, DeviceParameter } from '@kvint/als'
import { round } from './numbers.ts'

/**
 * What a device is set to: the automated parameters first, then those that carry a unit, ten at most; and how many it has
 * besides.
 */
export function deviceSettings({ parameters }: Device): DeviceSettings {
  const telling = parameters.filter(({ unit, isAutomated }) => isAutomated || !UNTELLING.has(unit))
  const automatedFirst = telling.toSorted((a, b) => Number(b.isAutomated) - Number(a.isAutomated))
  const shown = automatedFirst.slice(0, SHOWN_PARAMETERS).map(parameterText)
  return { shown, left: parameters.length - shown.length }
}

export type DeviceSettings = { readonly shown: readonly string[]; readonly left: number }

/** `Band 1 Freq 80 Hz (automated)`. */
export function parameterText(parameter: DeviceParameter): string {
  const { name, isAutomated, macroIndex } = parameter
  const marks = [...(isAutomated ? ['automated'] : []), ...(macroIndex === null ? [] : [`macro ${macroIndex + 1}`])]
  return `${nameInWords(name)} ${valueText(parameter)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`
}

export function valueText({ value, unit }: DeviceParameter): string {
  if (unit === 'boolean') return value === 0 ? 'off' : 'on'
  if (unit === 'choice') return `choice ${value + 1} of its list`
  const unitText = unit === 'none' || unit === 'ratio' ? '' : unit === 'percent' ? ' %' : ` ${unit}`
  return `${round(value)}${unitText}`
}

/** `Bands.0/ParameterA/Freq` → `Band 1 Freq`, `DryWet` → `Dry Wet`; the second of two parts keeps its letter. */
export function nameInWords(path: string): string {
  return path
    .replaceAll(/\b(ParameterA|Manual)\b/g, '')
    .replaceAll('ParameterB', 'B')
    .replaceAll(/s?\.(\d+)/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[/_\s]+/g, ' ')
    .trim()
}

const SHOWN_PARAMETERS = 10
/** Switches, entries of lists, and what Live keeps of its windows. */
const UNTELLING = new Set<DeviceParameter['unit']>(['none', 'boolean', 'choice'])
