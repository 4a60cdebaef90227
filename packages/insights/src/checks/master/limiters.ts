import type { PlacedDevice, Song } from '../../song/song.ts'

/** Active devices of the main track, those inside racks included, in signal order. */
export function activeMainDevices({ mainDevices }: Song): readonly PlacedDevice[] {
  return mainDevices.filter(({ isActive }) => isActive)
}

/** Live's Limiter, or a plug-in whose name says that it limits or can. */
export function isLimiter({ device }: PlacedDevice): boolean {
  return device.tag === 'Limiter' || (device.kind === 'plugin' && LIMITER_NAME.test(device.name))
}

/** A limiter, and no suite of modules whose limiter may be off. */
export function isSurelyLimiter(placed: PlacedDevice): boolean {
  return isLimiter(placed) && !SUITE_NAME.test(placed.device.name)
}

/** What only shows or tunes: it does not change the level. */
export function isMeter({ device }: PlacedDevice): boolean {
  return METER_TAGS.has(device.tag) || METER_NAME.test(device.name)
}

const LIMITER_NAME = /limit|maxim|pro-?l\b|ozone|clipper|invisible|elephant/i
const SUITE_NAME = /ozone/i
const METER_TAGS: ReadonlySet<string> = new Set(['SpectrumAnalyzer', 'Tuner'])
const METER_NAME = /meter|span\b|youlean|levels|insight|loudness|correlat|scope|analy[sz]er|spectrum|adptr|reference/i
