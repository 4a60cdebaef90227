import { barsBetween, keyAt, pitchClassSign } from '@kvint/report'
import { CHORD_QUALITIES } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import type { Sighting } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { heardPitches } from '../../signal/heard-pitches.ts'
import { partsWith, UNPITCHED } from '../roles-of.ts'
import { count, keyName, list, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { rowOfChords } from './chord-row.ts'
import { loopOfChords } from './clear-loop.ts'
import { oneChord } from './one-chord.ts'
import { oneGround } from './one-ground.ts'

/**
 * The few notes that a whole song is played on, two to four in all its octaves, where nothing else names its harmony:
 * `All notes of the song are C, D or G.`
 */
export function stockOfNotes(song: Song): Sighting | null {
  const { harmony, lines, parts, picture } = song
  const out = new Set(partsWith(song, ...UNPITCHED))
  const played = parts.flatMap((part) => {
    const notes = out.has(part) || !part.isAudible ? [] : (lines.byTrack.get(part.track.id) ?? [])
    return notes.length > 0 ? [{ part, notes }] : []
  })
  const notes = played.flatMap((each) => each.notes)
  const tones = [...new Set(notes.map(({ pitch: number }) => number % 12))].toSorted((a, b) => a - b)
  const bars = new Set(notes.map(({ startBeats }) => Math.floor(startBeats / lines.meter.beatsPerBar)))
  if (tones.length < FEWEST_TONES || tones.length > MOST_TONES) return null
  if (notes.length < FEWEST_NOTES || bars.size < FEWEST_BARS || isTold(song)) return null
  if (writtenOf(song).some((tone) => !tones.includes(tone))) return null
  // Pads of an unknown part may play anything.
  const unknown = played.filter(({ part }) => part.report.role.role === 'unknown').flatMap((each) => each.notes)
  if (unknown.length * 2 > notes.length) return null
  const home = harmony.kind === 'known' ? harmony.key.tonicPitchClass : (tones[0] ?? 0)
  const above = (tone: number) => (tone - home + 12) % 12
  const names = tones.toSorted((a, b) => above(a) - above(b)).map((tone) => pitchClassSign(tone, keyAt(harmony, 0)))
  const hasAudio = parts.some(
    (part) =>
      part.isAudible && !out.has(part) && part.clips.some(({ report }) => report.kind === 'audio' && report.isHeard),
  )
  const triad = triadOf(tones)
  const chord = triad && keyName(`${pitchClassSign(triad.root, keyAt(harmony, 0))} ${triad.mode}`)
  const end = Math.max(...notes.map(({ startBeats, durationBeats }) => startBeats + durationBeats))
  const where = barsBetween(picture.meters, Math.min(...notes.map(({ startBeats }) => startBeats)), end)
  const all = hasAudio
    ? say`All ${count(notes.length, 'note')} beside the recordings`
    : say`All ${count(notes.length, 'note')} of the song`
  return {
    severity: 'idea',
    claim: chord
      ? say`${all} are ${list(names.map(pitch))}: the triad of ${chord}.`
      : say`${all} are ${list(names.map(pitch))}.`,
    evidence: played.map(({ part, notes: own }) => {
      const its = [...new Set(own.map(({ pitch: number }) => number % 12))].toSorted((a, b) => above(a) - above(b))
      return aboutTrack(
        part,
        say`${count(own.length, 'note')}: ${list(its.map((tone) => pitch(pitchClassSign(tone, keyAt(harmony, 0)))))}`,
      )
    }),
    lesson: 'ha12-whole-song',
    figures: { notes: tones.length, tones: names.join(', '), tone: names[0] ?? '' },
    honesty: 'Likely: the MIDI notes are certain; notes in audio are unknown to me.',
    place: { trackIds: played.map(({ part }) => part.track.id), clipIds: [], bars: where },
  }
}

/** Pitch classes of all parts but drums and effects, switched off or not. */
function writtenOf({ parts }: Song): readonly number[] {
  return parts
    .filter(({ report }) => !NO_PITCH.has(report.role.role))
    .flatMap(({ track, clips }) => {
      const heard = heardPitches(track.devices)
      return clips.flatMap(({ notes }) => notes.flatMap(([number]) => heard(number).map((one) => one % 12)))
    })
}

function isTold(song: Song): boolean {
  return Boolean(loopOfChords(song) ?? rowOfChords(song) ?? oneChord.find(song) ?? oneGround.find(song))
}

/** Root, third and fifth and nothing else. */
function triadOf(tones: readonly number[]): { readonly root: number; readonly mode: 'major' | 'minor' } | null {
  for (const root of tones)
    for (const [quality, mode] of [
      ['maj', 'major'],
      ['min', 'minor'],
    ] as const) {
      const own = CHORD_QUALITIES[quality].intervals.map((interval) => (root + interval) % 12)
      if (tones.length === own.length && own.every((tone) => tones.includes(tone))) return { root, mode }
    }
  return null
}

const NO_PITCH: ReadonlySet<string> = new Set(UNPITCHED)
const FEWEST_TONES = 2
const MOST_TONES = 4
const FEWEST_NOTES = 48
const FEWEST_BARS = 16
