import type { Confidence, Role } from '@kvint/report'
import type { Part, Song } from '../song/song.ts'

/** Parts that sound, have clips, and play one of these roles. */
export function partsWith({ parts }: Song, ...roles: Role[]): Part[] {
  return parts.filter(
    ({ report, clips, isAudible }) => isAudible && clips.length > 0 && roles.includes(report.role.role),
  )
}

/** Roles that play notes by pitch. */
export const PITCHED = ['bass', 'chords', 'pad', 'keys', 'guitar', 'lead', 'arp', 'vocal'] as const
/** Drums and effects: what they play has no place in harmony. */
export const UNPITCHED = ['kick', 'snare', 'hats', 'drums', 'percussion', 'effects'] as const

/** A track for each key, of which one sounds at a time: a bank of chords or of one instrument. */
export function isKeyBank(parts: readonly Part[]): boolean {
  const keys = parts.flatMap(({ track, clips }) =>
    clips.length > 0 ? (KEY_NAME.exec(track.name)?.slice(1, 2) ?? []) : [],
  )
  return new Set(keys).size >= KEYS_OF_A_BANK
}

/** How sure a finding is that rests on these parts' roles: the least sure of them decides. */
export function confidenceByRole(parts: readonly Part[]): Confidence {
  return parts.every(({ report }) => report.role.confidence >= SURE_ROLE) ? 'likely' : 'guess'
}

/** The part of an id that a device or evidence names. */
export function partOf({ parts }: Song, trackId: number | 'main' | null): Part | undefined {
  return parts.find(({ track }) => track.id === trackId)
}

const SURE_ROLE = 0.8
const KEY_NAME = /^\s*([a-g](?:[#b♯♭])?)(?:\s*(?:maj|min|m))?\s*[%\d]*\s*$/i
const KEYS_OF_A_BANK = 7
