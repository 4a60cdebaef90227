import { hasMixer } from '../../tracks/note-strips.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const turnedDownTwice: Check = {
  id: 'GS10',
  title: 'Turned down in the group and in its tracks',
  area: 'mix',
  severity: 'info',
  stages: ['mix'],
  confidence: 'likely',
  source: '6 dB at both places: a rule of thumb',
  find: ({ parts }) => {
    const twice = parts.flatMap((group) => {
      if (group.track.kind !== 'group' || group.track.mixer.volumeDb >= -FAR_DOWN_DB) return []
      const levels = parts
        .filter(({ track, report }) => track.groupId === group.track.id && report.isHeard && hasMixer(track))
        .map(({ track }) => track.mixer.volumeDb)
        .filter((level) => level > SILENT_DB)
      const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
      return levels.length >= FEWEST_MEMBERS && mean < -FAR_DOWN_DB ? [{ group, levels, mean }] : []
    })
    const [first] = twice
    const sighting = saw(twice, {
      name: ({ group }) => group.track.name,
      one: (name, { mean }) =>
        say`The group ${name} is turned down, and its tracks are at ${decibels(mean)} on average.`,
      many: (number, names) => say`${number} groups and the tracks in them are both turned down: ${names}.`,
      evidence: ({ group, levels, mean }) =>
        aboutTrack(
          group,
          say`group ${decibels(group.track.mixer.volumeDb)}, its ${String(levels.length)} tracks ${decibels(mean)} on average`,
        ),
    })
    const figures = first && { part: first.group.track.name, db: -first.group.track.mixer.volumeDb }
    return sighting && figures ? { ...sighting, figures } : null
  },
  learnMore: [term('Gain staging', 'gain-staging'), manual('Mixing', 'Group Tracks')],
  honesty: 'Likely a trace of earlier balancing; it may also be just the level that this group needs.',
}

/** With a hair for the file’s linear amplitude. */
const FAR_DOWN_DB = 6.01
const FEWEST_MEMBERS = 2
/** A fader at its stop says “off”, not “softer”. */
const SILENT_DB = -69
