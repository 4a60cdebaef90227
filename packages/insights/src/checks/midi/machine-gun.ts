import type { NoteRow } from '@kvint/report'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutClip } from '../evidence.ts'
import { placedNotes } from './heard-notes-of.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { say } from '../../words/say.ts'

export const machineGun: Check = {
  id: 'MI06',
  title: 'Long runs of the same hit',
  area: 'rhythm',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'likely',
  source: 'Eight equal hits in equal steps of a 16th or less: a rule of thumb',
  find: (song) => {
    const runs = partsWith(song, 'hats', 'percussion', 'drums', 'snare').flatMap((part) => {
      const placed = placedNotes(part).find(
        ({ notes, clip }) =>
          longestRun(notes) >= RUN_LENGTH &&
          !(clip.kind === 'midi' && clip.notes.some((note) => note.velocityDeviation !== 0)),
      )
      return placed && !activeDevices(part, 'MidiVelocity').length
        ? [{ part, placed, run: longestRun(placed.notes) }]
        : []
    })
    const sighting = saw(runs, {
      name: ({ part }) => part.track.name,
      one: (name, { run }) => say`${name} plays the same hit ${String(run)} times in a row, equally loud.`,
      many: (number, names) => say`${number} parts repeat the same hit in a long row, equally loud: ${names}.`,
      evidence: ({ part, placed, run }) => aboutClip(song, part, placed, say`${String(run)} equal hits`),
    })
    return sighting && { ...sighting, confidence: confidenceByRole(runs.map(({ part }) => part)) }
  },
  learnMore: [term('Velocity', 'velocity'), manual('Editing MIDI', 'Velocity')],
  honesty: 'Likely: the notes are certain. A sound with its own variation, or a trap roll, is fine like this.',
}

/** Most hits in a row of one pitch, one velocity (±1) and one spacing of a 16th or less. */
function longestRun(notes: readonly NoteRow[]): number {
  let longest = 0
  for (const rows of Map.groupBy(notes, ([pitch]) => pitch).values()) {
    let run = 1
    for (const [index, [, start, , velocity]] of rows.entries()) {
      const [, before = 0, , velocityBefore = 0] = rows[index - 1] ?? []
      const [, twoBefore = before] = rows[index - 2] ?? []
      const step = start - before
      const isEqual = index > 0 && step > STEADY_BEATS && step <= SIXTEENTH && Math.abs(velocity - velocityBefore) <= 1
      const isSteady = run === 1 || Math.abs(step - (before - twoBefore)) < STEADY_BEATS
      run = isEqual && isSteady ? run + 1 : 1
      longest = Math.max(longest, run)
    }
  }
  return longest
}

const RUN_LENGTH = 8
const SIXTEENTH = 0.26
const STEADY_BEATS = 0.01
