import type { Track } from '@kvint/als'
import { outermostSwitch } from '../../tracks/outermost-switch.ts'
import { count, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'

export const allSwitchedOff: Check = {
  id: 'GS12',
  title: 'Nothing is heard as saved',
  area: 'mix',
  severity: 'check',
  stages: ['sketch', 'arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'Signal flow of Live’s mixer',
  find: (song) => {
    const silent = song.parts.filter(({ clips }) =>
      clips.some(({ clip, notes }) => clip.kind === 'audio' || notes.length > 0),
    )
    const byId = new Map(song.set.tracks.map((track) => [track.id, track]))
    const playing = new Set(silent.map(({ track }) => track))
    const switches = [...new Set([...playing].flatMap((track) => outermostSwitch(track, byId) ?? []))]
    const isOn = (track: Track) => outermostSwitch(track, byId) === undefined
    const [only] = switches
    // What lies in the session can be launched.
    const isLaunched = song.set.tracks.some((track) => track.sessionClips.length > 0 && isOn(track))
    if (!only || [...playing].some(isOn) || (isLaunched && song.picture.of === 'scenes')) return null
    const nothing = isLaunched ? say`Nothing of the arrangement is heard` : say`Nothing is heard`
    const isOneGroup = switches.length === 1 && only.kind === 'group'
    return {
      claim: isOneGroup
        ? say`${nothing}: the group ${quoted(only.name)} is switched off, and all that plays is in it.`
        : silent.length === 1
          ? say`${nothing}: ${quoted(only.name)} is switched off, and nothing else plays.`
          : say`${nothing}: all ${count(silent.length, 'part')} are switched off, ${quotedTracks(silent.map(({ track }) => track))}.`,
      evidence: switches.map((track) => aboutTrack({ track }, say`switched off`)),
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer')],
  honesty: 'Certain: the file says so. If you switched parts off to listen to something else, nothing is amiss.',
}
