import type { LiveSet, Track } from '@kvint/als'

/**
 * A set whose tracks all have a name. Live 8.2 and older do not write the names that they make up themselves; here they
 * are made up as Live does: number or letter, then the instrument, the first audio clip or the kind.
 *
 * ```ts
 * nameTracks(set).tracks.map(({ name }) => name) // ['1-Operator', 'Bass', '3-Audio', 'A-Return']
 * ```
 */
export function nameTracks(set: LiveSet): LiveSet {
  if (set.tracks.every(({ name }) => name.trim() !== '')) return set
  let numbers = 0
  let letters = 0
  const tracks = set.tracks.map((track) => {
    const place = track.kind === 'return' ? String.fromCodePoint(A + letters++) : String(++numbers)
    return track.name.trim() === '' ? { ...track, name: `${place}-${contentOf(track)}` } : track
  })
  return { ...set, tracks }
}

function contentOf({ kind, devices, arrangementClips, sessionClips }: Track): string {
  if (kind === 'group') return 'Group'
  const device = devices.find((one) => kind === 'return' || SOUNDING.has(one.kind))
  if (kind === 'return') return device ? nameOf(device) : 'Return'
  if (kind === 'midi') return device ? nameOf(device) : 'MIDI'
  const clip = [...arrangementClips, ...sessionClips.map((slot) => slot.clip)].find(({ name }) => name.trim() !== '')
  return clip?.name ?? 'Audio'
}

function nameOf({ userName, name }: Track['devices'][number]): string {
  return userName === '' ? name : userName
}

const SOUNDING: ReadonlySet<Track['devices'][number]['kind']> = new Set(['instrument', 'rack', 'plugin'])
const A = 65
