import type { NoteRow } from '@kvint/report'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutClip } from '../evidence.ts'
import { placedNotes, soundingRows, writtenNotes } from './heard-notes-of.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const machineGun: Check = {
  id: 'MI06',
  title: 'Long runs of the same hit',
  area: 'rhythm',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'likely',
  source: 'Eight equal hits in equal steps of a 16th or less, and half of that key’s hits in such runs: rules of thumb',
  find: (song) => {
    const runs = partsWith(song, 'hats', 'percussion', 'drums', 'snare').flatMap((part) => {
      const contents = placedNotes(part).map((placed) => ({ placed, written: writtenNotes(placed) }))
      const repeating = contents.find(
        ({ written, placed: { clip } }) =>
          longestRun(written) >= RUN_LENGTH &&
          !(clip.kind === 'midi' && clip.notes.some((note) => note.velocityDeviation !== 0)),
      )
      const hits = soundingRows(song, part)
      // Clips that stand end to end go on.
      const line = (song.lines.byTrack.get(part.track.id) ?? []).map(
        ({ pitch, startBeats, durationBeats, velocity }): NoteRow => [pitch, startBeats, durationBeats, velocity],
      )
      const areAllEqual = new Set(hits.map(([, , , velocity]) => Math.round(velocity))).size === 1
      return repeating && !activeDevices(part, 'MidiVelocity').length
        ? [
            {
              part,
              placed: repeating.placed,
              run: Math.max(longestRun(repeating.written), longestRun(line)),
              hits: hits.length,
              areAllEqual,
            },
          ]
        : []
    })
    const sighting = saw(runs, {
      name: ({ part }) => part.track.name,
      one: (name, { run, hits, areAllEqual }) =>
        areAllEqual
          ? say`All ${count(hits, 'hit')} on ${name} are equally loud, ${String(run)} of one drum in a row.`
          : say`${name} plays the same hit ${String(run)} times in a row, equally loud.`,
      many: (number, names) => say`${number} parts repeat the same hit in a long row, equally loud: ${names}.`,
      evidence: ({ part, placed, run }) => aboutClip(song, part, placed, say`${String(run)} equal hits`),
      figures: ({ part, run }) => ({ track: part.track.name, run }),
    })
    return sighting && { ...sighting, confidence: confidenceByRole(runs.map(({ part }) => part)) }
  },
  learnMore: [term('Velocity', 'velocity'), manual('Editing MIDI', 'Velocity')],
  honesty: 'Likely: the notes are certain. A sound with its own variation, or a trap roll, is fine like this.',
}

/** Most hits in a row of one pitch, one velocity (±1) and one spacing of a 16th or less, on a key that mostly plays so. */
function longestRun(notes: readonly NoteRow[]): number {
  return Math.max(0, ...[...Map.groupBy(notes, ([pitch]) => pitch).values()].map(longestRunOfKey))
}

function longestRunOfKey(rows: readonly NoteRow[]): number {
  const runs = runsOf(rows)
  const inRuns = runs.filter((run) => run >= RUN_LENGTH).reduce((sum, run) => sum + run, 0)
  return inRuns >= rows.length * LEAST_SHARE ? Math.max(...runs) : 0
}

/** Lengths of the runs of equal hits in equal steps, one after another. */
function runsOf(rows: readonly NoteRow[]): number[] {
  const runs: number[] = []
  let run = 0
  for (const [index, [, start, , velocity]] of rows.entries()) {
    const [, before = 0, , velocityBefore = 0] = rows[index - 1] ?? []
    const [, twoBefore = before] = rows[index - 2] ?? []
    const step = start - before
    const isEqual = index > 0 && step > STEADY_BEATS && step <= SIXTEENTH && Math.abs(velocity - velocityBefore) <= 1
    const isSteady = run === 1 || Math.abs(step - (before - twoBefore)) < STEADY_BEATS
    if (isEqual && isSteady) run++
    else {
      runs.push(run)
      run = 1
    }
  }
  return [...runs, run]
}

const RUN_LENGTH = 8
const LEAST_SHARE = 0.5
const SIXTEENTH = 0.26
const STEADY_BEATS = 0.01
