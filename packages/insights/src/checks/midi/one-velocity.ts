import { quotedTracks } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import type { NoteRow } from '@kvint/report'
import type { Part } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { deviation } from './statistics.ts'

export const oneVelocity: Check = {
  id: 'MI01',
  title: 'One velocity throughout',
  area: 'rhythm',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'likely',
  source: '32 notes and a standard deviation below 2 are rules of thumb',
  find: ({ parts }) => {
    const flat = parts.flatMap((part) => {
      const notes = part.clips.filter(({ report }) => report.isHeard).flatMap((clip) => clip.notes)
      return isFlat(notes) && !isMadeFlat(part) ? [{ part, notes }] : []
    })
    const [first] = flat
    if (!first) return null
    const names = quotedTracks(flat.map(({ part }) => part.track))
    const velocity = String(Math.round(first.notes[0]?.[3] ?? 0))
    return {
      claim:
        flat.length === 1
          ? `Every note on ${names} has the same velocity: ${count(first.notes.length, 'note')} at ${velocity}.`
          : `On ${count(flat.length, 'track')} every note has the same velocity: ${names}.`,
      evidence: flat.map(({ part, notes }) =>
        aboutTrack(part, `${count(notes.length, 'note')}, all at velocity ${String(Math.round(notes[0]?.[3] ?? 0))}`),
      ),
    }
  },
  learnMore: [manual('Editing MIDI', 'Velocity'), term('Velocity', 'velocity')],
  honesty:
    'Certain about the numbers, a guess about the need: a four-on-the-floor kick is fine like this, and a sound that ignores velocity will not change.',
}

function isFlat(notes: readonly NoteRow[]): boolean {
  return notes.length >= FEWEST_NOTES && deviation(notes.map(([, , , velocity]) => velocity)) < FLAT_BELOW
}

/** A steady kick is meant to be one; a Velocity device or velocity deviation makes differences later. */
function isMadeFlat({ report, devices, clips }: Part): boolean {
  return (
    report.role.role === 'kick' ||
    devices.some(({ device, isActive }) => isActive && device.tag === 'MidiVelocity') ||
    clips.some(({ clip }) => clip.kind === 'midi' && clip.notes.some((note) => note.velocityDeviation !== 0))
  )
}

const FEWEST_NOTES = 32
const FLAT_BELOW = 2
