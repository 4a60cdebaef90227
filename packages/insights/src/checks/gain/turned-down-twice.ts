import { decibels } from '../../words/number-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'

export const turnedDownTwice: Check = {
  id: 'GS10',
  title: 'Turned down in the group and in its tracks',
  area: 'mix',
  severity: 'info',
  stages: ['mix'],
  confidence: 'likely',
  reads: ['tracks.mixer.volumeDb', 'tracks.groupId'],
  source: '6 dB at both places: a rule of thumb',
  find: ({ parts }) =>
    saw(
      parts.flatMap((group) => {
        if (group.track.kind !== 'group' || group.track.mixer.volumeDb >= -FAR_DOWN_DB) return []
        const levels = parts
          .filter(({ track, report }) => track.groupId === group.track.id && report.isHeard)
          .map(({ track }) => track.mixer.volumeDb)
          .filter((level) => level > SILENT_DB)
        const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
        return levels.length >= FEWEST_MEMBERS && mean < -FAR_DOWN_DB ? [{ group, levels, mean }] : []
      }),
      {
        name: ({ group }) => group.track.name,
        one: (name, { mean }) =>
          `The group ${name} is turned down, and its tracks are at ${decibels(mean)} on average.`,
        many: (number, names) => `${number} groups and the tracks in them are both turned down: ${names}.`,
        evidence: ({ group, levels, mean }) =>
          aboutTrack(
            group,
            `group ${decibels(group.track.mixer.volumeDb)}, its ${String(levels.length)} tracks ${decibels(mean)} on average`,
          ),
      },
    ),
  lesson: {
    beginner: {
      why: 'These sounds are made softer twice: on their own faders and again on the group’s. It works, but the faders leave little room for fine moves down there.',
      tryThis: [
        'Double-click the group’s fader: it goes back to 0 dB.',
        'Select the tracks inside and pull one down: they move together.',
      ],
      listenFor: 'The same balance as before, with faders in the middle of their way.',
    },
    intermediate: {
      why: 'A fader is finest around 0 dB. Two stages far down mean that a small movement makes a large step, and that effects on the group get less level than they were set for.',
      tryThis: [
        'Note the group’s level, reset it to 0 dB, and take the same amount off its tracks.',
        'Or raise the tracks and keep the group as the one control; check thresholds on the group’s devices either way.',
      ],
      listenFor: 'Whether compressors on the group react differently.',
    },
    advanced: {
      why: 'In float the order of gains costs no quality; only level-dependent devices between the two stages hear a difference. The group’s trim is a good place for a mix-wide move.',
      tryThis: ['If the group holds dynamics, keep its input constant and trim behind it with Utility.'],
      listenFor: 'Gain reduction on the group before and after.',
    },
  },
  learnMore: [term('Gain staging', 'gain-staging'), manual('Mixing', 'Group Tracks')],
  honesty: 'Likely a trace of earlier balancing; it may also be just the level that this group needs.',
}

/** With a hair for the file’s linear amplitude. */
const FAR_DOWN_DB = 6.01
const FEWEST_MEMBERS = 2
/** A fader at its stop says “off”, not “softer”. */
const SILENT_DB = -69
