import type { ReportCopy } from '../en/report.ts'
import { count, decibels, panName } from './figures.ts'

const ROLES: ReportCopy['mix']['roles'] = {
  drums: 'trommer',
  kick: 'stortromme',
  snare: 'skarptromme',
  hats: 'hi-hat',
  percussion: 'perkusjon',
  bass: 'bass',
  chords: 'akkorder',
  pad: 'flate',
  lead: 'melodi',
  arp: 'arpeggio',
  vocal: 'vokal',
  guitar: 'gitar',
  keys: 'tangenter',
  effects: 'effekter',
  song: 'hel låt',
  group: 'gruppe',
  return: 'retur',
  main: 'hovedspor',
  unknown: 'ukjent',
}

export const mixerNb: Pick<ReportCopy, 'mix' | 'devices'> = {
  mix: {
    title: 'Mikskart',
    keys: 'Mikskart. Piltastene går fra spor til spor, høyeste fader først, T viser en liste.',
    columns: ['Spor', 'Nivå', 'Panorering', 'Rolle', 'Høres'],
    pans: { left: '50L', middle: 'C', right: '50R' },
    series: {
      bass: 'Bass',
      chords: 'Akkorder',
      drums: 'Trommer',
      lead: 'Melodi',
      voice: 'Stemme',
      effects: 'Effekter',
    },
    shapes: 'Sirkel: et spor. Firkant: en gruppe. Rute: en retur. Hul: høres ikke.',
    level: decibels,
    pan: panName,
    roles: ROLES,
    sentence: (tracks) => {
      const heard = tracks.filter(({ kind, isHeard }) => (kind === 'midi' || kind === 'audio') && isHeard)
      const middle = heard.filter(({ pan }) => Math.abs(pan) < 0.01).length
      return `Fader og panorering for hvert spor, ikke lydstyrken: ${middle} av ${heard.length} spor som høres, står i midten.`
    },
    spoken: ({ name, volumeDb, pan, role, isHeard }) =>
      `${name}, ${decibels(volumeDb)}, ${panName(pan)}, ${ROLES[role.role]}${isHeard ? '' : ', høres ikke'}`,
  },
  devices: {
    title: 'Enheter',
    list: 'Sporene og enhetene deres',
    columns: ['Spor', 'Rolle', 'Enheter'],
    none: 'ingen enheter',
    sentence: ({ overview, tracks }) => {
      const longest = tracks.toSorted((a, b) => b.devices.length - a.devices.length)[0]
      const first = `${count(overview.deviceCount, 'enhet', 'enheter')} i signalets rekkefølge.`
      return longest && longest.devices.length > 0
        ? `${first} Den lengste kjeden har ${longest.devices.length}, på ${longest.name}.`
        : first
    },
  },
}
