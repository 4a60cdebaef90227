import { barAt, barsBetween, beatOfBar, type Evidence, type Message, secondsBetween } from '@kvint/report'
import { firstBar } from '../../arrangement/read-activity.ts'
import { isRestOfRecording } from '../../arrangement/rest-of-recording.ts'
import { silentBars } from '../../arrangement/silent-bars.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import type { Check, Sighting } from '../check.ts'
import { aboutClip, aboutSet, aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { barsWithSound, endsOf, type PartEnd } from './part-ends.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'
import { count, percent, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const tailOfOnePart: Check = {
  id: 'AR18',
  title: 'One part or two that run on after all others',
  area: 'arrangement',
  severity: 'check',
  stages: ['sketch', 'arrange', 'mix', 'export'],
  confidence: 'likely',
  source:
    'More than eight bars and a fifth of the song, after three parts or more: rules of thumb for “more than an outro”. Two parts: two fifths of the song, after four. The rest of a recording needs no third part, and where it has left the tempo of the song no fifth. Others that play in less than a quarter of the bars before it are guests',
  find: (song) => (song.picture.of === 'arrangement' ? (tailOfOne(song) ?? tailOfTwo(song)) : null),
  learnMore: [manual('Arrangement View'), manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Likely: clips and notes are certain. Whether it is left over, or an end that you mean, only you can say.',
}

function tailOfOne(song: Song): Sighting | null {
  const { meters } = song.picture
  const ends = endsOf(song)
  const [last, before] = ends
  if (!last || !before) return null
  const off = silentParts(song)
  const goesOn = last.stretches.find((one) => one.end > before.end)
  const tail = { start: Math.max(before.end, goesOn?.start ?? last.end, heardAgain(off)), end: last.end }
  // Where most parts are off, they count too: the last runs on only if it does so after them as well.
  if (!isMostlyHeard(song) && off.some(({ end }) => end > tail.start)) return null
  if (areGuests(song, ends.slice(1), barAt(meters, tail.start - HAIR_BEATS))) return null
  const rest = last.part.clips.find(
    (placed) => placed.report.isHeard && placed.report.endBeats >= tail.end && isRestOfRecording(placed, tail.start),
  )
  if (ends.length + off.length < FEWEST_PARTS && !(rest && isPlayedTo(last, before))) return null
  const { from, to, bars, share } = barsOfTail(song, tail, last)
  const hasLeft = rest !== undefined && hasLeftTheTempo(rest, last.part)
  const isOutro = bars < (share < MOST_OF_THE_SONG ? FEWEST_BARS : FEWEST_OF_MOST)
  if (isOutro || (share < LEAST_SHARE && !hasLeft) || bars * 2 < to - from + 1) return null
  if (playsMore(song, last.part, tail) || isAnotherSong(song, last.part, tail, ends)) return null
  const restFrom = rest ? barAt(meters, rest.report.startBeats + HAIR_BEATS) : 0
  // A song that was mixed elsewhere is no take of this one.
  const isFile = rest && isMixedElsewhere(last.part, rest)
  const name = quoted(last.part.track.name)
  const [bar, ofBars, ofSong] = [String(from), count(bars, 'bar'), percent(share)]
  const there = off.filter((part) => beatsIn(part, tail) > 0)
  const claim = !rest
    ? say`From bar ${bar} to the end only ${name} plays: ${ofBars}, ${ofSong} of the song.`
    : restFrom <= from
      ? isFile
        ? say`From bar ${bar} to the end only ${name} plays, until its file ends: ${ofBars}, ${ofSong} of the song.`
        : say`From bar ${bar} to the end only the rest of the recording on ${name} plays: ${ofBars}, ${ofSong} of the song.`
      : isFile
        ? say`From bar ${bar} to the end only ${name} plays: ${ofBars}, ${ofSong} of the song. From bar ${String(restFrom)} on it runs until its file ends.`
        : say`From bar ${bar} to the end only ${name} plays: ${ofBars}, ${ofSong} of the song. From bar ${String(restFrom)} on it is the rest of the recording.`
  return {
    claim: withOff(claim, tail, there),
    evidence: [
      aboutTrack(last.part, say`ends in bar ${String(to)}`, { from, to }),
      ...(rest && hasLeft
        ? [aboutClip(song, last.part, rest, say`not warped as the clips before it: it does not follow the tempo`)]
        : []),
      lastOfOthers(song, before),
      ...silentBars([{ start: 0, end: before.end }, ...clipped(last.stretches, tail)], meters).map((bare) =>
        aboutSet(say`Bars ${bare.from} to ${bare.to}: silence`, bare),
      ),
      ...there.map((part) => offThere(song, part, tail)),
    ].slice(0, 6),
    figures: { bar: from, bars, part: last.part.track.name },
    place: { trackIds: [last.part.track.id], clipIds: [], bars: { from, to } },
  }
}

/** Two parts that are left for so much of the song that it is no outro. */
function tailOfTwo(song: Song): Sighting | null {
  const ends = endsOf(song)
  const [last, second, before] = ends
  if (!last || !second || !before || !isMostlyHeard(song)) return null
  const off = silentParts(song)
  if (ends.length + off.length < FEWEST_PARTS_OF_TWO) return null
  const tail = { start: Math.max(before.end, heardAgain(off)), end: last.end }
  const both = [last, second].map((one) => barsOfTail(song, tail, one))
  const { from, to, bars, share } = barsOfTail(song, tail, {
    stretches: [last, second].flatMap(({ stretches }) => stretches),
  })
  const isFew = both.some((one) => one.bars * 2 < to - from + 1)
  if (bars < FEWEST_BARS || share < LEAST_SHARE_OF_TWO || isFew) return null
  // With others that are off it is the song.
  if (off.some((part) => isThere(part, tail))) return null
  const names = quotedTracks([last, second].map(({ part }) => part.track))
  return {
    claim: say`From bar ${String(from)} to the end only ${names} play: ${count(bars, 'bar')}, ${percent(share)} of the song.`,
    evidence: [
      ...[last, second].map(({ part, end }) =>
        aboutTrack(part, say`ends in bar ${String(barAt(song.picture.meters, end - HAIR_BEATS))}`, { from, to }),
      ),
      lastOfOthers(song, before),
    ],
    figures: { bar: from, bars, part: last.part.track.name },
    place: { trackIds: [last, second].map(({ part }) => part.track.id), clipIds: [], bars: { from, to } },
  }
}

/** Whether a part ends with a file as long as a song, of which nothing is heard before a silence of a bar: a song that is parked behind this one. */
function isAnotherSong(
  { picture: { tempos } }: Song,
  { clips }: Part,
  tail: Stretch,
  ends: readonly PartEnd[],
): boolean {
  const heard = clips.filter(({ report }) => report.isHeard && report.kind === 'audio')
  return heard.some(({ report: { startBeats, endBeats, sampleName } }) => {
    const earlier = ends.flatMap(({ stretches }) => stretches.filter(({ start }) => start < startBeats - HAIR_BEATS))
    const stops = Math.max(0, ...earlier.map(({ end }) => end))
    const isNew = heard.every(({ report }) => report.sampleName !== sampleName || report.startBeats >= startBeats)
    return (
      isNew &&
      startBeats >= tail.start - HAIR_BEATS &&
      startBeats - stops >= SILENCE_BEATS &&
      secondsBetween(tempos, startBeats, endBeats) >= SHORTEST_SONG_SECONDS
    )
  })
}

/** Whether a part plays clearly more notes in the tail than before it: then the song arrives there. */
function playsMore({ lines, activity, picture: { meters } }: Song, { track }: Part, { start, end }: Stretch): boolean {
  const notes = lines.byTrack.get(track.id) ?? []
  const begin = beatOfBar(meters, firstBar(activity))
  const within = notes.filter(({ startBeats }) => startBeats >= start && startBeats < end).length
  const before = notes.filter(({ startBeats }) => startBeats < start).length
  return before > 0 && within * (start - begin) > before * (end - start) * BUSIER
}

/** From the first bar in which nothing else sounds at all; `bars`: those in which a part sounds. */
function barsOfTail({ picture: { meters }, activity }: Song, tail: Stretch, { stretches }: Pick<PartEnd, 'stretches'>) {
  const from = barAt(meters, tail.start - HAIR_BEATS) + 1
  const { to } = barsBetween(meters, tail.start, tail.end)
  const bars = barsWithSound(stretches, meters, { from, to })
  return { from, to, bars, share: bars / (to - firstBar(activity) + 1) }
}

/** Whether the others hardly play before the tail either: then it is the song. */
function areGuests({ picture: { meters }, activity }: Song, others: readonly PartEnd[], to: number): boolean {
  const from = firstBar(activity)
  const stretches = others.flatMap((one) => one.stretches)
  return barsWithSound(stretches, meters, { from, to }) < (to - from + 1) * LEAST_SHARE_OF_OTHERS
}

/** Parts that are on, and silent only for Monitor In, play up to here once that is off. */
function heardAgain(off: readonly SilentPart[]): number {
  return Math.max(
    0,
    ...off.filter(({ part }) => part.report.isHeard && part.track.monitoring === 'in').map(({ end }) => end),
  )
}

/** Beats of a tail in which a part that is off has clips. */
function beatsIn({ part: { clips } }: SilentPart, tail: Stretch): number {
  const inTail = clips.map(({ report }) => ({ start: report.startBeats, end: report.endBeats }))
  return lengthOf(clipped(inTail, tail))
}

function isThere(part: SilentPart, tail: Stretch): boolean {
  return beatsIn(part, tail) * 2 >= tail.end - tail.start
}

/** With those that would play in half of the tail or more. */
function withOff(claim: Message, tail: Stretch, off: readonly SilentPart[]): Message {
  const there = off.filter((part) => isThere(part, tail))
  const names = quotedTracks(there.map(({ part }) => part.track))
  if (there.length === 0) return claim
  return there.length === 1
    ? say`${claim} ${names} has clips there too, and is not heard.`
    : say`${claim} ${names} have clips there too, and are not heard.`
}

function offThere({ picture: { meters } }: Song, { part }: SilentPart, tail: Stretch): Evidence {
  const there = part.clips.filter(({ report }) => report.endBeats > tail.start && report.startBeats < tail.end)
  const starts = Math.max(tail.start, Math.min(...there.map(({ report }) => report.startBeats)))
  const ends = Math.min(tail.end, Math.max(...there.map(({ report }) => report.endBeats)))
  return aboutTrack(part, say`has clips there, and is not heard`, barsBetween(meters, starts, ends))
}

function lastOfOthers({ picture: { meters } }: Song, { part, end }: PartEnd): Evidence {
  return aboutTrack(part, say`the last of the others, ends in bar ${String(barAt(meters, end - HAIR_BEATS))}`)
}

/** A file of a lossy format, or one that holds a whole song. */
function isMixedElsewhere({ report }: Part, { report: { sampleName } }: PlacedClip): boolean {
  return report.role.role === 'song' || /\.(?:mp3|m4a|aac|ogg|opus|wma)$/i.test(sampleName ?? '')
}

type SilentPart = ReturnType<typeof silentParts>[number]

/** Parts with clips that do not sound, and where these begin and end, in beats. */
function silentParts({ parts }: Song) {
  return parts
    .filter(({ isAudible, clips }) => !isAudible && clips.length > 0)
    .map((part) => ({
      part,
      start: Math.min(...part.clips.map(({ report }) => report.startBeats)),
      end: Math.max(...part.clips.map(({ report }) => report.endBeats)),
    }))
}

/** Whether one part plays to another for a quarter of its own length or more: where one song follows another, both sound for a moment only. */
function isPlayedTo({ stretches }: PartEnd, { stretches: own }: PartEnd): boolean {
  const together = own.flatMap((one) => clipped(stretches, one))
  return lengthOf(together) * 4 >= lengthOf(own)
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { start, end }) => sum + end - start, 0)
}

/** Whether other clips of the part follow the tempo with the same file, and this one does not. */
function hasLeftTheTempo({ clip, report }: PlacedClip, { clips }: Part): boolean {
  const others = clips.filter(({ report: other }) => other.isHeard && other.sampleName === report.sampleName)
  return clip.kind === 'audio' && !clip.isWarped && others.some((one) => one.clip.kind === 'audio' && one.clip.isWarped)
}

function clipped(stretches: readonly Stretch[], within: Stretch): Stretch[] {
  return stretches
    .filter(({ start, end }) => end > within.start && start < within.end)
    .map(({ start, end }) => ({ start: Math.max(start, within.start), end: Math.min(end, within.end) }))
}

const FEWEST_PARTS = 3
const FEWEST_PARTS_OF_TWO = 4
/** A phrase of eight bars is an outro. */
const FEWEST_BARS = 9
/** An outro is not most of the song; a phrase of four bars may be one all the same. */
const FEWEST_OF_MOST = 5
const MOST_OF_THE_SONG = 0.5
const LEAST_SHARE = 0.2
const LEAST_SHARE_OF_TWO = 0.4
/** A bar of 4/4. */
const SILENCE_BEATS = 4
const SHORTEST_SONG_SECONDS = 90
/** Of the bars before the tail. */
const LEAST_SHARE_OF_OTHERS = 0.25
/** As many notes again to the half. */
const BUSIER = 1.5
/** A note that ends on a bar line may end a tick behind it. */
const HAIR_BEATS = 0.1
