import type { NoteRow, Role } from '@kvint/report'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Part, Song } from '../../song/song.ts'
import { activeDevices } from '../devices-of.ts'
import { median } from './statistics.ts'

/**
 * Whether one expects a hand behind these notes of a part: chords, keys, a guitar or a melody, or a drummer's kit. Notes that
 * are held for bars, one that is struck again and again, sixteenths that run on as a sequencer's do, a kick, an arpeggio
 * and what only drives a vocoder are none.
 */
export function isPlayedByHand(song: Song, part: Part, notes: readonly NoteRow[]): boolean {
  const { role } = part.report.role
  const pitches = new Set(notes.map(([pitch]) => pitch)).size
  if (DRUM_ROLES.has(role)) return role !== 'kick' && isDrummersKit(part) && pitches >= FEWEST_DRUMS
  return (
    PLAYED.has(role) &&
    pitches >= FEWEST_PITCHES &&
    median(notes.map(([, , duration]) => duration)) < HELD_BEATS &&
    !(role === 'lead' && isRunning(notes)) &&
    !drivesVocoder(song, part)
  )
}

/** Whether a part plays a kit that was sampled from a drummer’s, by the name of its device or preset. */
export function isDrummersKit({ track, devices }: Part): boolean {
  const kits = devices.filter(({ depth }) => depth === 0)
  return [track.name, ...kits.flatMap(({ device }) => [device.name, device.userName, device.presetName ?? ''])].some(
    (name) => DRUMMERS_KITS.test(name),
  )
}

/** Whether nearly all notes follow the one before at the same sixteenth, or faster. */
function isRunning(notes: readonly NoteRow[]): boolean {
  const steps = notes.slice(1).flatMap(([, start], index) => {
    const step = Math.round((start - (notes[index]?.[1] ?? start)) * STEPS_A_BEAT)
    return step > 0 ? [step] : []
  })
  const running = steps.filter((step) => step <= STEPS_A_BEAT / 4).length
  return running > steps.length * NEARLY_ALL
}

/** Whether a part’s notes are heard through a vocoder alone. */
export function drivesVocoder(song: Song, { track }: Part): boolean {
  const driving = KNOWN.get(song) ?? vocoderDrivers(song)
  KNOWN.set(song, driving)
  return driving.has(track.id)
}

/** Ids of tracks with a vocoder, and of those that one listens to. */
function vocoderDrivers(song: Song): ReadonlySet<unknown> {
  const vocoders = song.parts.flatMap((part) => activeDevices(part, 'Vocoder'))
  return new Set(
    vocoders.flatMap(({ device: { sidechain }, trackId }) => [trackId, sidechain?.isOn && sidechain.sourceTrackId]),
  )
}

const KNOWN = new WeakMap<Song, ReadonlySet<unknown>>()

const PLAYED: ReadonlySet<Role> = new Set<Role>(['keys', 'chords', 'guitar', 'lead'])
/** Instruments that hold recorded kits, and words that kits of recordings carry in their names. */
const DRUMMERS_KITS =
  /drummer|addictive drums|\bbfd ?\d?\b|steven slate|\bssd ?\d|mt[- ]?power|getgood|perfect drums|session drums|acoustic|brushe?s|jazz kit|rock kit|studio kit/i
const FEWEST_DRUMS = 2
const FEWEST_PITCHES = 3
/** A bar of 4/4: how loud a note begins is soon forgotten while it is held. */
const HELD_BEATS = 4
/** Fine enough for triplets and 32nds. */
const STEPS_A_BEAT = 24
const NEARLY_ALL = 0.9
