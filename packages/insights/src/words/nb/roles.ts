import type { Role } from '@kvint/report'

/** What a track plays. */
export const ROLES_NB: Readonly<Record<Role, string>> = {
  drums: 'trommer',
  kick: 'basstromme',
  snare: 'skarptromme',
  hats: 'hi-hat',
  percussion: 'perkusjon',
  bass: 'bass',
  chords: 'akkorder',
  pad: 'pad',
  lead: 'lead',
  arp: 'arpeggio',
  vocal: 'vokal',
  guitar: 'gitar',
  keys: 'tangenter',
  effects: 'effekter',
  song: 'hel låt',
  group: 'gruppe',
  return: 'returspor',
  main: 'hovedspor',
  unknown: 'ukjent rolle',
}
