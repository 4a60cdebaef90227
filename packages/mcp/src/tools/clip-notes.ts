import { barAt, beatOfBar, keyAt, localKeyAt, pitchName } from '@kvint/report'
import { z } from 'zod'
import type { BarRange, ClipReport, NoteRow, Report } from '@kvint/report'
import type { Key } from '@kvint/theory/mode'
import { type Stretch, barsOf, barsPhrase, barsText, overlap, parseBars, stretchOfBars } from '../music/bar-lines.ts'
import { pitchShiftOf, soundingNotes } from '../music/clip-shape.ts'
import { type FoundClip, clipWithNotes } from '../music/find-clip.ts'
import { findTrack } from '../music/find-track.ts'
import { drumBars, noteBars } from '../music/note-bars.ts'
import { noteFacts } from '../music/note-facts.ts'
import { type PianoRoll, packedRoll, pianoRoll } from '../music/piano-roll.ts'
import { UNPITCHED_ROLES } from '../music/unpitched-roles.ts'
import { voicesOfBars } from '../music/voices-of-bars.ts'
import {
  barsField,
  cursorField,
  detailField,
  leftOutField,
  nextCursorField,
  projectField,
  saveField,
} from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { pageOf } from '../music/page.ts'
import { defineTool } from './tool.ts'

export const clipNotes = defineTool({
  name: 'clip_notes',
  scope: 'notes:read',
  title: 'Notes of a clip',
  description:
    'What a MIDI clip plays, as music: facts, then bar by bar the beat, notes and length in beats; drums as grids of sixteenths (x hit, o soft). Pitches are those that sound. Repeats are folded. Name a clip, or a track with bars; bars alone: every track that plays there. C3 is MIDI 60. For chords over time use harmony_read.',
  input: z.object({
    project: projectField,
    save: saveField,
    clip: z.string().max(100).optional().describe('Id from track_detail'),
    track: z.union([z.string().max(200), z.int()]).optional(),
    bars: barsField,
    detail: detailField,
    cursor: cursorField,
  }),
  output: z.object({
    project: z.string(),
    clip: z.string(),
    track: z.string(),
    name: z.string(),
    bars: z.string(),
    key: z.string(),
    facts: z.array(z.string()),
    music: z.array(z.string()),
    chords: z.array(z.string()),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  view: 'ui://kvint/piano-roll',
  run: async (input, context) => {
    let roll: PianoRoll | undefined
    const answer = await onProject(input, context, ({ entry, report }) => {
      const asked = parseBars(input.bars)
      if (asked && input.clip === undefined && input.track === undefined)
        return { project: entry.id, ...allVoices(report, asked, input.cursor) }
      const found = clipOf(report, input)
      if ('problem' in found) return new ToolProblem(found.problem)
      const { clip, others } = found
      const within = barsIn(clip, report, input.bars)
      if (within === 'none')
        return new ToolProblem(`${clip.id} plays ${barsPhrase(barsOf(clip, report.arrangement.meters))} only.`)
      const all = soundingNotes(clip, report)
      const there = within ? all.filter((row) => overlap(stretchOfNote(row, clip), within)) : all
      const notes = there.slice(0, MOST_NOTES)
      roll = pianoRoll(report, clip, notes)
      const track = report.tracks.find(({ id }) => id === clip.trackId)
      const meters = report.arrangement.meters
      const meter = meters.findLast(({ startBeats }) => startBeats <= clip.startBeats) ?? meters[0]
      const from = Math.max(clip.startBeats, within?.startBeats ?? 0)
      const key = keyAt(report.harmony, from)
      const firstBar = barAt(meters, clip.startBeats)
      const options = {
        beatsPerBar: meter?.beatsPerBar ?? 4,
        key,
        firstBar,
        upbeats: clip.startBeats - beatOfBar(meters, firstBar),
        within: within?.bars ?? null,
      }
      const isDrums = UNPITCHED_ROLES.has(track?.role.role ?? '')
      const { lines } = isDrums ? drumBars(notes, options) : noteBars(notes, options)
      const page = pageOf(lines, { cursor: input.cursor, limit: input.detail === 'detailed' ? 64 : 12, of: 'lines' })
      const { harmony } = report
      return {
        project: entry.id,
        clip: clip.id,
        track: track?.name ?? String(clip.trackId),
        name: clip.name,
        bars: barsText(within?.bars ?? barsOf(clip, meters)),
        key: key && harmony.kind === 'known' ? (localKeyAt(harmony.localKeys, from) ?? harmony.key).name : 'not known',
        facts: [...noteFacts(notes, isDrums ? undefined : key), ...shiftFact(notes, pitchShiftOf(clip, report), key)],
        music: [...page.entries],
        chords: isDrums || harmony.kind === 'unknown' ? [] : chordsUnder(report, within ?? clip),
        leftOut: [
          ...page.leftOut,
          ...(there.length > MOST_NOTES ? [`${there.length - MOST_NOTES} more notes: ask for fewer bars.`] : []),
          ...heldOver(notes, clip, within, key),
          ...others,
        ],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      }
    })
    return answer.kind === 'answer' && roll ? { ...answer, forView: { roll: packedRoll(roll) } } : answer
  },
})

function allVoices(report: Report, bars: BarRange, cursor: string | undefined) {
  const { harmony, arrangement } = report
  const stretch = stretchOfBars(bars, arrangement.meters)
  const { lines, audio } = voicesOfBars(report, bars)
  const page = pageOf(lines, { cursor, limit: SHOWN_VOICES, of: 'lines' })
  return {
    clip: 'all',
    track: 'all that are heard',
    name: '',
    bars: barsText(bars),
    key:
      harmony.kind === 'known' ? (localKeyAt(harmony.localKeys, stretch.startBeats) ?? harmony.key).name : 'not known',
    facts: lines.length === 0 ? ['No notes there.'] : [],
    music: [...page.entries],
    chords: chordsUnder(report, stretch),
    leftOut: [
      ...page.leftOut,
      ...(audio.length > 0
        ? [`Audio clips, whose notes a set does not hold: ${audio.slice(0, SHOWN_CHORDS).join(', ')}.`]
        : []),
    ],
    ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
  }
}

function clipOf(
  report: Report,
  input: { clip?: string | undefined; track?: string | number | undefined; bars?: string | undefined },
): FoundClip | { readonly problem: string } {
  const { clips, meters } = report.arrangement
  if (input.clip !== undefined) return clipWithNotes(report, input.clip)
  if (input.track === undefined) return { problem: 'Name a clip id, a track, or bars.' }
  const track = findTrack(report, input.track)
  if ('problem' in track) return track
  const bars = parseBars(input.bars)
  const stretch = bars && stretchOfBars(bars, meters)
  const fitting = clips.filter(
    (clip) => clip.trackId === track.id && clip.kind === 'midi' && (!stretch || overlap(clip, stretch)),
  )
  const [clip, ...others] = fitting
  if (track.kind === 'group')
    return { problem: `"${track.name}" is a group: name one of ${membersOf(track.id, report)}.` }
  if (!clip) return { problem: `"${track.name}" has no MIDI clip${bars ? ` in bars ${barsText(bars)}` : ''}.` }
  const more = others.slice(0, 8).map(({ id, ...other }) => `${id} at ${barsText(barsOf(other, meters))}`)
  return { clip, others: others.length === 0 ? [] : [`${others.length} more clips there: ${more.join(', ')}.`] }
}

function membersOf(groupId: number | 'main', { tracks }: Report): string {
  const members = tracks.filter((track) => track.groupId === groupId && track.kind === 'midi')
  return members.map(({ name }) => `"${name}"`).join(', ') || 'its tracks; none of them is a MIDI track'
}

/** Every pitch of the answer sounds; what is written in the clip stands beside it once. */
function shiftFact([first]: readonly NoteRow[], shift: number, key: Key | undefined): string[] {
  if (shift === 0 || !first) return []
  const moved = `${Math.abs(shift)} semitone${Math.abs(shift) === 1 ? '' : 's'} ${shift > 0 ? 'up' : 'down'}`
  const [sounding] = first
  return [
    `A Pitch device moves this track ${moved}: all pitches here are those that sound (${pitchName(sounding, key)} is written ${pitchName(sounding - shift, key)}).`,
  ]
}

type Within = Stretch & { readonly bars: BarRange }

/** The bars asked for as far as the clip reaches into them; `null` where all of it is asked for. */
function barsIn(
  clip: ClipReport,
  { arrangement: { meters } }: Report,
  asked: string | undefined,
): Within | 'none' | null {
  const bars = parseBars(asked)
  if (!bars) return null
  const stretch = stretchOfBars(bars, meters)
  if (!overlap(stretch, clip)) return 'none'
  const ofClip = barsOf(clip, meters)
  return { ...stretch, bars: { from: Math.max(bars.from, ofClip.from), to: Math.min(bars.to, ofClip.to) } }
}

function stretchOfNote([, startBeats, durationBeats]: NoteRow, clip: ClipReport): Stretch {
  const start = clip.startBeats + startBeats
  return { startBeats: start, endBeats: start + durationBeats }
}

/** Notes that sound in the bars asked for and began before them: the lines of music begin with what starts there. */
function heldOver(notes: readonly NoteRow[], clip: ClipReport, within: Within | null, key: Key | undefined): string[] {
  if (!within) return []
  const held = notes.filter(([, startBeats]) => clip.startBeats + startBeats < within.startBeats)
  const names = held.slice(0, SHOWN_CHORDS).map(([pitch]) => pitchName(pitch, key))
  return held.length === 0 ? [] : [`Held over from before these bars: ${names.join(', ')}.`]
}

function chordsUnder({ harmony, arrangement: { meters } }: Report, clip: Stretch): string[] {
  if (harmony.kind === 'unknown') return []
  return harmony.chords
    .filter((chord) => overlap(chord, clip))
    .slice(0, SHOWN_CHORDS)
    .map((chord) => `${barsText(barsOf(chord, meters))}: ${chord.symbol}${chord.roman ? ` (${chord.roman})` : ''}`)
}

const SHOWN_CHORDS = 16
/** Of one clip in one answer: an hour of a busy part. */
const MOST_NOTES = 20_000
const SHOWN_VOICES = 40
