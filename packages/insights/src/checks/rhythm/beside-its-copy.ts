import type { Clip, Track } from '@kvint/als'
import { barsBetween, secondsBetween } from '@kvint/report'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import { quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Sighting } from '../check.ts'
import { aboutClip, aboutTrack } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { voicesOfKeys } from './drum-pattern-of.ts'
import { soundingNotes } from './recurrence.ts'

/**
 * A beat whose snare falls on 1 and 3 wherever it plays, while a clip of the same notes in the session has it on 2 and 4: it was
 * cut or recorded a beat late. Of a backbeat that is so by itself nothing is said.
 */
export function besideItsCopy(song: Song): Sighting | null {
  const [meter] = song.picture.meters
  if (!meter || song.picture.meters.length > 1 || meter.beatsPerBar !== 4) return null
  for (const part of partsWith(song, 'drums', 'snare')) {
    const counted = countedInSession(part)
    const placed = part.clips.flatMap(heardPieces)
    const turned = placed.filter((one) => isTurned(part, one, meter.startBeats, counted))
    const [first] = turned
    if (!first || turned.length < placed.length) continue
    const name = quoted(part.track.name)
    const from = first.report.startBeats
    const bars = barsBetween(song.picture.meters, from, Math.max(...turned.map(({ report }) => report.endBeats)))
    return {
      claim: say`The snare on ${name} falls on 1 and 3; in the session the same clip has it on 2 and 4.`,
      evidence: [
        ...turned.slice(0, MOST_TOLD).map((one) => aboutClip(song, part, one, say`snare on 1 and 3`)),
        aboutTrack(part, say`a clip of the same notes in the session starts elsewhere in its loop`),
      ],
      lesson: 'rh10-turned',
      figures: { bar: bars.from, ms: Math.round(secondsBetween(song.picture.tempos, from, from + 1) * 1000) },
      place: {
        trackIds: [part.track.id],
        clipIds: turned.slice(0, MOST_TOLD).map(({ report }) => report.id),
        bars,
      },
    }
  }
  return null
}

/** What loops of a part’s session clips hold that have the snare on 2 and 4. */
function countedInSession(part: Part): ReadonlySet<string> {
  const isCounted = ({ clip }: Track['sessionClips'][number]) =>
    snaresIn(part, clip).every((beats) => isOnBeats(beats - clip.loop.startRelative, 1))
  return new Set(part.track.sessionClips.filter(isCounted).flatMap(({ clip }) => contentOf(clip)))
}

/** Whether the snares of a placed loop fall on 1 and 3, and those of its copy in the session on 2 and 4. */
function isTurned(part: Part, { clip, report }: PlacedClip, originBeats: number, counted: ReadonlySet<string>) {
  const snares = snaresIn(part, clip)
  const start = report.startBeats - originBeats - clip.loop.startRelative
  const isOnDownbeats = snares.length > 0 && snares.every((beats) => isOnBeats(start + beats, 0))
  return isOnDownbeats && contentOf(clip).some((content) => counted.has(content))
}

/** Beats of the snares of a loop of one, two, four … beats from its start. */
function snaresIn(part: Part, clip: Clip): number[] {
  if (clip.kind !== 'midi' || !clip.loop.isOn || !Number.isInteger((clip.loop.end - clip.loop.start) / 2)) return []
  const voiceOf = voicesOfKeys(part)
  return soundingNotes(clip).flatMap(({ pitch, startBeats }) =>
    voiceOf(pitch) === 'snare' ? [startBeats - clip.loop.start] : [],
  )
}

/** Whether a place lies on an even beat, counted from 0, or on an odd one. */
function isOnBeats(beats: number, odd: 0 | 1): boolean {
  const beat = Math.round(beats)
  return Math.abs(beats - beat) < NEAR_BEATS && Math.abs(beat % 2) === odd
}

/** None of a clip without notes or without a loop. */
function contentOf(clip: Clip): string[] {
  if (clip.kind !== 'midi' || !clip.loop.isOn) return []
  const { start, end } = clip.loop
  const told = soundingNotes(clip).map(({ pitch, startBeats }) => `${String(pitch)}@${(startBeats - start).toFixed(3)}`)
  return [[String(end - start), ...told.toSorted()].join(' ')]
}

/** A snare may be laid back. */
const NEAR_BEATS = 0.1
const MOST_TOLD = 8
