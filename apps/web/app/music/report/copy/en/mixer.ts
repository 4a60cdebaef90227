import type { Report, Role, TrackReport } from '@kvint/report'
import { count, decibels, panName } from './figures.ts'

export const mixerEn = {
  mix: {
    title: 'Mix map',
    keys: 'Mix map. Arrow keys go from track to track, the loudest fader first, T shows a list.',
    columns: ['Track', 'Level', 'Pan', 'Role', 'Heard'],
    pans: { left: '50L', middle: 'C', right: '50R' },
    series: { bass: 'Bass', chords: 'Chords', drums: 'Drums', lead: 'Lead', voice: 'Voice', effects: 'Effects' },
    shapes: 'Circle: a track. Square: a group. Diamond: a return. Hollow: not heard.',
    level: decibels,
    pan: panName,
    roles: {
      drums: 'drums',
      kick: 'kick',
      snare: 'snare',
      hats: 'hats',
      percussion: 'percussion',
      bass: 'bass',
      chords: 'chords',
      pad: 'pad',
      lead: 'lead',
      arp: 'arpeggio',
      vocal: 'vocal',
      guitar: 'guitar',
      keys: 'keys',
      effects: 'effects',
      song: 'whole song',
      group: 'group',
      return: 'return',
      main: 'main',
      unknown: 'not known',
    } satisfies Record<Role, string>,
    sentence: (tracks: readonly TrackReport[]) => {
      const heard = tracks.filter(({ kind, isHeard }) => (kind === 'midi' || kind === 'audio') && isHeard)
      const middle = heard.filter(({ pan }) => Math.abs(pan) < 0.01).length
      return `Fader and pan of each track, not its loudness: ${middle} of ${count(heard.length, 'heard track')} ${middle === 1 ? 'stands' : 'stand'} in the middle.`
    },
    spoken: ({ name, volumeDb, pan, role, isHeard }: TrackReport) =>
      `${name}, ${decibels(volumeDb)}, ${panName(pan)}, ${role.role}${isHeard ? '' : ', not heard'}`,
  },
  devices: {
    title: 'Devices',
    list: 'Tracks and their devices',
    columns: ['Track', 'Role', 'Devices'],
    none: 'no devices',
    sentence: ({ overview, tracks }: Report) => {
      const longest = tracks.toSorted((a, b) => b.devices.length - a.devices.length)[0]
      const first = `${count(overview.deviceCount, 'device')} in signal order.`
      return longest && longest.devices.length > 0
        ? `${first} The longest chain has ${longest.devices.length}, on ${longest.name}.`
        : first
    },
  },
}
