import type { Message, NoteRow } from '@kvint/report'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Check, Sighting } from '../check.ts'
import { activeDevices, isSliced } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { soundingRows } from './heard-notes-of.ts'
import { timesOfOneBar } from './one-bar-throughout.ts'
import { drivesVocoder, isPlayedByHand } from './played-by-hand.ts'
import { manual, term } from '../sources.ts'
import { deviation } from './statistics.ts'
import { count, percent, plain, quotedTracks, sentence } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const oneVelocity: Check = {
  id: 'MI01',
  title: 'One velocity throughout',
  area: 'rhythm',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'likely',
  source:
    '48 notes (together, where no track has more than one velocity; 8 beside such a part), a standard deviation below 2 and one decibel are rules of thumb, as are 64 passes of one bar and what a hand would play: chords, keys, guitars, melodies and a drummer’s kit',
  find: (song) => {
    const read = song.parts.flatMap((part) => {
      const notes = part.isAudible && !isMadeFlat(part) ? soundingRows(song, part) : []
      if (notes.length === 0) return []
      const times = timesOfOneBar(song, part)
      return [{ part, notes, times, isPlayed: times > 0 || isPlayedByHand(song, part, notes) }]
    })
    const even = read.filter(({ notes }) => commonest(notes).share === 1)
    // Where no track has more than one velocity, none was shaped, however short the part that a hand would play.
    const isAllEven = even.length === read.length && even.flatMap(({ notes }) => notes).length >= FEWEST_NOTES
    const played = read.filter((one) => one.isPlayed && (isFlat(one.notes) || (isAllEven && notesAreTold(one))))
    const beside = even.filter((one) => notesAreTold(one) && !played.includes(one))
    const flat = played.length > 0 ? [...played, ...beside].toSorted(byDrums) : []
    const [first] = flat
    const wide = ofAll(song, read)
    const each = wide ?? (isAllEven ? eachAtOne(song, read) : null)
    // Beside parts that a hand would play, the faint one is one of many.
    if (!first) return faintly(even.filter(isFaint)) ?? (each && isMusic(song, read) ? throughout(each, read) : null)
    const seen = { evidence: flat.map((one) => aboutTrack(one.part, told(one))), figures: figuresOf(first) }
    if (each && flat.length > 1) return { ...seen, claim: each }
    const names = quotedTracks(flat.map(({ part }) => part.track))
    const isAtOne = flat.every(({ notes }) => commonest(notes).share >= LEAST_SHARE)
    const every = flat.every(({ notes }) => commonest(notes).share === 1) ? say`every` : say`nearly every`
    const { times } = first
    if (flat.length === 1 && times > 0 && commonest(first.notes).share === 1)
      return {
        ...seen,
        claim: say`One bar on ${names} comes round ${count(times, 'time')}, and every hit of it has velocity ${String(commonest(first.notes).velocity)}.`,
      }
    const [softest, loudest] = [0.025, 0.975].map((share) => String(velocityAt(first.notes, share)))
    return {
      ...seen,
      claim:
        flat.length > 1
          ? isAtOne
            ? say`On ${count(flat.length, 'track')} ${every} note has the same velocity: ${names}.`
            : say`On ${count(flat.length, 'track')} nearly every note is as loud as the others: ${names}.`
          : isAtOne
            ? say`${sentence(every)} note on ${names} has the same velocity: ${count(first.notes.length, 'note')} at ${String(commonest(first.notes).velocity)}.`
            : say`Nearly every note on ${names} is as loud as the others: ${count(first.notes.length, 'note')} at a velocity of ${softest ?? ''} to ${loudest ?? ''}.`,
    }
  },
  lessons: ['mi01-faint'],
  learnMore: [manual('Editing MIDI', 'Velocity'), term('Velocity', 'velocity')],
  honesty:
    'Certain about the numbers, a guess about the need: a sound that ignores velocity will not change, and much electronic music is meant to be even. Kicks, electronic drums, arpeggios and held notes are named only beside what a hand would play, and a kit whose one bar comes round for most of a song.',
}

/** At a velocity that takes 40 dB and more off a sound that follows it. An arpeggiator may set its own. */
function isFaint({ part, notes }: Read): boolean {
  return (
    notes.length >= FEWEST_NOTES &&
    commonest(notes).velocity <= FAINT &&
    activeDevices(part, 'MidiArpeggiator').length === 0
  )
}

function faintly(faint: readonly Read[]): Sighting | null {
  const velocityOf = ({ notes }: Read) => String(commonest(notes).velocity)
  const sighting = saw(faint, {
    name: ({ part }) => part.track.name,
    one: (name, one) =>
      say`All ${count(one.notes.length, 'note')} on ${name} are at velocity ${velocityOf(one)} of 127, so soft that many sounds hardly answer.`,
    many: (number, names) =>
      say`On ${count(number, 'track')} every note is so soft that many sounds hardly answer: ${names}.`,
    evidence: (one) => aboutTrack(one.part, told(one)),
    figures: figuresOf,
  })
  return sighting && { ...sighting, lesson: 'mi01-faint' }
}

function figuresOf({ part, notes }: Read): NonNullable<Sighting['figures']> {
  return { track: part.track.name, notes: notes.length, velocity: commonest(notes).velocity }
}

/** Whether these notes are more than a beat and a bass: a part beside them plays two pitches or more. */
function isMusic(song: Song, read: readonly Read[]): boolean {
  const pitched = read.flatMap(({ part, notes }) => (isOfBeat(part) || drivesVocoder(song, part) ? [] : notes))
  const all = read.reduce((sum, { notes }) => sum + notes.length, 0)
  const areSome = read.length > 1 && all >= FEWEST_NOTES && pitched.length >= FEW_NOTES
  return areSome && new Set(pitched.map(([pitch]) => pitch)).size > 1
}

function isOfBeat({ report: { role } }: Part): boolean {
  return role.role === 'bass' || DRUM_ROLES.has(role.role)
}

/** What is no fault of electronic music: a plain fact. */
function throughout(claim: Message, read: readonly Read[]): Sighting {
  const even = read.filter(({ notes }) => commonest(notes).share >= LEAST_SHARE)
  const most = even.toSorted((a, b) => b.notes.length - a.notes.length)
  const [first] = most
  return {
    severity: 'info',
    claim,
    evidence: most.map((one) => aboutTrack(one.part, told(one))),
    ...(first && { figures: figuresOf(first) }),
  }
}

type Read = {
  readonly part: Part
  readonly notes: readonly NoteRow[]
  /** How often the one bar of a kit comes round; 0 where it plays more than one, or not for most of a song. */
  readonly times: number
}

/** Where nearly all that is heard has one velocity, in words; `null` elsewhere, and where a device makes differences. */
function ofAll(song: Song, read: readonly Read[]): Message | null {
  const notes = read.flatMap((one) => one.notes)
  const { velocity, share } = commonest(notes)
  if (isMadeSomewhere(song) || share < LEAST_OF_SET) return null
  const same = plain(Math.round(share * notes.length))
  return share === 1
    ? say`All ${count(notes.length, 'note')} that are heard are at velocity ${String(velocity)}.`
    : say`Nearly all notes that are heard are at velocity ${String(velocity)}: ${same} of ${plain(notes.length)}.`
}

/** Where each part keeps to a velocity of its own, in words; `null` for a few parts, and where a device makes differences. */
function eachAtOne(song: Song, read: readonly Read[]): Message | null {
  const velocities = read.map(({ notes }) => commonest(notes).velocity)
  if (isMadeSomewhere(song) || read.length < FEWEST_PARTS) return null
  return say`Each of the ${count(read.length, 'part')} with notes keeps to one velocity of its own, from ${String(Math.min(...velocities))} to ${String(Math.max(...velocities))}.`
}

function isMadeSomewhere(song: Song): boolean {
  return song.parts.some((part) => part.isAudible && isMadeFlat(part) && soundingRows(song, part).length > 0)
}

function notesAreTold({ notes }: Read): boolean {
  return notes.length >= FEW_NOTES
}

/** Drums before all else, then those with the most notes. */
function byDrums(a: Read, b: Read): number {
  const isOfDrums = ({ part }: Read) => DRUM_ROLES.has(part.report.role.role)
  return Number(isOfDrums(b)) - Number(isOfDrums(a)) || b.notes.length - a.notes.length
}

function told({ notes, times }: Read): Message {
  const { velocity, share } = commonest(notes)
  if (share < LEAST_SHARE)
    return say`${count(notes.length, 'note')}, nearly all at velocities ${String(velocityAt(notes, 0.025))} to ${String(velocityAt(notes, 0.975))}`
  const among = share === 1 ? say`all` : say`${percent(share)} of them`
  const said = say`${count(notes.length, 'note')}, ${among} at velocity ${String(velocity)}`
  return times > 0 ? say`${said}; one bar, ${count(times, 'time')}` : said
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
const FEW_NOTES = 8
const FEWEST_PARTS = 4
const FLAT_BELOW = 2
/** Of 127: its square is 44 dB below full (Dannenberg 2006). */
const FAINT = 10
/** In velocity, where level follows its square (Dannenberg 2006): 97 to 102 is hardly heard. */
const ONE_DECIBEL = 10 ** (1 / 40)
const LEAST_SHARE = 0.9
/** Beyond a twentieth, some part was shaped. */
const LEAST_OF_SET = 0.95
