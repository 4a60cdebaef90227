import type { Message, NoteRow } from '@kvint/report'
import type { Part } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { isSliced } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { heardRows, placedNotes, writtenNotes } from './heard-notes-of.ts'
import { isPlayedByHand } from './played-by-hand.ts'
import { manual, term } from '../sources.ts'
import { deviation } from './statistics.ts'
import { count, percent, quotedTracks, sentence } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const oneVelocity: Check = {
  id: 'MI01',
  title: 'One velocity throughout',
  area: 'rhythm',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'likely',
  source:
    '48 notes (12 beside such a part), a standard deviation below 2 and one decibel are rules of thumb, as is what a hand would play: chords, keys, guitars, melodies and a drummer’s kit',
  find: (song) => {
    const { parts, picture } = song
    const read = parts.flatMap((part) => {
      // How often a clip of the session comes round is not said: it counts once.
      const notes = picture.of === 'scenes' ? placedNotes(part).flatMap(writtenNotes) : heardRows(part)
      return isMadeFlat(part) || !isPlayedByHand(song, part, notes) ? [] : [{ part, notes }]
    })
    const many = read.filter(({ notes }) => isFlat(notes))
    // Beside them a part of few notes is named as well, where all of its notes are at one velocity.
    const isOfFew = ({ notes }: (typeof read)[number]) =>
      notes.length >= FEW_NOTES && notes.length < FEWEST_NOTES && commonest(notes).share === 1
    const flat = many.length > 0 ? [...many, ...read.filter(isOfFew)] : []
    const [first] = flat
    if (!first) return null
    const names = quotedTracks(flat.map(({ part }) => part.track))
    const isAtOne = flat.every(({ notes }) => commonest(notes).share >= LEAST_SHARE)
    const every = flat.every(({ notes }) => commonest(notes).share === 1) ? say`every` : say`nearly every`
    const [softest, loudest] = [0.025, 0.975].map((share) => String(velocityAt(first.notes, share)))
    return {
      claim:
        flat.length > 1
          ? isAtOne
            ? say`On ${count(flat.length, 'track')} ${every} note has the same velocity: ${names}.`
            : say`On ${count(flat.length, 'track')} nearly every note is as loud as the others: ${names}.`
          : isAtOne
            ? say`${sentence(every)} note on ${names} has the same velocity: ${count(first.notes.length, 'note')} at ${String(commonest(first.notes).velocity)}.`
            : say`Nearly every note on ${names} is as loud as the others: ${count(first.notes.length, 'note')} at a velocity of ${softest ?? ''} to ${loudest ?? ''}.`,
      evidence: flat.map(({ part, notes }) => aboutTrack(part, told(notes))),
    }
  },
  learnMore: [manual('Editing MIDI', 'Velocity'), term('Velocity', 'velocity')],
  honesty:
    'Certain about the numbers, a guess about the need: a sound that ignores velocity will not change, and much electronic music is meant to be even. Kicks, electronic drums, arpeggios and held notes are left out.',
}

function told(notes: readonly NoteRow[]): Message {
  const { velocity, share } = commonest(notes)
  if (share < LEAST_SHARE)
    return say`${count(notes.length, 'note')}, nearly all at velocities ${String(velocityAt(notes, 0.025))} to ${String(velocityAt(notes, 0.975))}`
  const among = share === 1 ? say`all` : say`${percent(share)} of them`
  return say`${count(notes.length, 'note')}, ${among} at velocity ${String(velocity)}`
}

function commonest(notes: readonly NoteRow[]): { readonly velocity: number; readonly share: number } {
  const byVelocity = Map.groupBy(notes, ([, , , velocity]) => Math.round(velocity))
  const [most] = [...byVelocity].toSorted(([, a], [, b]) => b.length - a.length)
  return { velocity: most?.[0] ?? 0, share: (most?.[1].length ?? 0) / Math.max(1, notes.length) }
}

/** The velocity below which a share of the notes lies. */
function velocityAt(notes: readonly NoteRow[], share: number): number {
  const sorted = notes.map(([, , , velocity]) => Math.round(velocity)).toSorted((a, b) => a - b)
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0
}

function isFlat(notes: readonly NoteRow[]): boolean {
  if (notes.length < FEWEST_NOTES || deviation(notes.map(([, , , velocity]) => velocity)) >= FLAT_BELOW) return false
  const isAtOne = commonest(notes).share >= LEAST_SHARE
  return isAtOne || velocityAt(notes, 0.975) <= velocityAt(notes, 0.025) * ONE_DECIBEL
}

/** Slices keep the levels of their recording; a Velocity device or velocity deviation makes differences later. */
function isMadeFlat(part: Part): boolean {
  const { devices, clips } = part
  return (
    isSliced(part) ||
    devices.some(({ device, isActive }) => isActive && device.tag === 'MidiVelocity') ||
    clips.some(({ clip }) => clip.kind === 'midi' && clip.notes.some((note) => note.velocityDeviation !== 0))
  )
}

const FEWEST_NOTES = 48
const FEW_NOTES = 12
const FLAT_BELOW = 2
/** In velocity, where level follows its square (Dannenberg 2006): 97 to 102 is hardly heard. */
const ONE_DECIBEL = 10 ** (1 / 40)
const LEAST_SHARE = 0.9
