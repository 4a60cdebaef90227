import type { Role } from '@kvint/report'

export type Series = 'bass' | 'chords' | 'drums' | 'lead' | 'voice' | 'effects'

/** The six series of the data colours that a role belongs to; `null` where the role is not known. */
export function seriesOfRole(role: Role): Series | null {
  return BY_ROLE[role]
}

const BY_ROLE: Readonly<Record<Role, Series | null>> = {
  drums: 'drums',
  kick: 'drums',
  snare: 'drums',
  hats: 'drums',
  percussion: 'drums',
  bass: 'bass',
  chords: 'chords',
  pad: 'chords',
  guitar: 'chords',
  keys: 'chords',
  lead: 'lead',
  arp: 'lead',
  vocal: 'voice',
  effects: 'effects',
  return: 'effects',
  song: null,
  group: null,
  main: null,
  unknown: null,
}
