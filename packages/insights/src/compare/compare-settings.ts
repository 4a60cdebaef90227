import type { LiveSet, Mixer } from '@kvint/als'
import { matchTracks } from '@kvint/report'
import { nameTracks } from '../tracks/name-tracks.ts'
import { decibels } from '../words/number-words.ts'
import { compareDevices } from './compare-devices.ts'

/** Settings of a track that only the files hold: `Compressor: Release 100 ms → 300 ms`. */
export type SettingChanges = { readonly track: string; readonly changes: readonly string[] }

/**
 * What two sets differ in beyond their reports: settings of devices, and sends. Devices that came or went are part of
 * `compare` of `@kvint/report`, as is everything else.
 *
 * ```ts
 * compareSettings(a, b) // [{ track: 'Bass', changes: ['Compressor: Release 100 ms → 300 ms'] }]
 * ```
 */
export function compareSettings(earlier: LiveSet, later: LiveSet): SettingChanges[] {
  const [before, after] = [nameTracks(earlier), nameTracks(later)]
  const returns = after.tracks.filter(({ kind }) => kind === 'return').map(({ name }) => name)
  const pairs = matchTracks(before.tracks, after.tracks)
  const main = before.main && after.main ? [{ before: before.main, after: after.main }] : []
  return [...pairs, ...main].flatMap(({ before: was, after: now }) => {
    if (!was || !now) return []
    const changes = [...compareSends(was.mixer, now.mixer, returns), ...compareDevices(was.devices, now.devices)]
    return changes.length === 0 ? [] : [{ track: now.name, changes }]
  })
}

function compareSends(before: Mixer, after: Mixer, returns: readonly string[]): string[] {
  return after.sends.flatMap(({ returnIndex, levelDb }) => {
    const was = before.sends.find((send) => send.returnIndex === returnIndex)
    if (!was || Math.abs(was.levelDb - levelDb) < HEARD_DB) return []
    const name = returns[returnIndex] ?? `return ${String(returnIndex + 1)}`
    return [`Send to ${name} ${decibels(was.levelDb)} → ${decibels(levelDb)}`]
  })
}

/** Less is the rounding of a knob. */
const HEARD_DB = 0.1
