import type { Chain, Device, LiveSet } from '@kvint/als'
import { deviceSettings } from './device-settings.ts'
import { levelText, panText } from './numbers.ts'

/**
 * A chain of devices in signal order, racks opened below their own line. With parameters, each device also tells its
 * first settings that carry a unit, and every automated one.
 */
export function deviceLines(devices: readonly Device[], set: LiveSet, withParameters: boolean, indent = ''): string[] {
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

const SHOWN_MACROS = 8
/** As Live calls them. */
const UNNAMED_MACRO = /^(Macro \d+)?$/
