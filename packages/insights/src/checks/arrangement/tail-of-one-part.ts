import { barAt, barsBetween } from '@kvint/report'
import { firstBar } from '../../arrangement/read-activity.ts'
import { isRestOfRecording } from '../../arrangement/rest-of-recording.ts'
import { silentBars } from '../../arrangement/silent-bars.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutClip, aboutSet, aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { barsWithSound, endsOf, type PartEnd } from './part-ends.ts'
import { isMostlyHeard } from './sounding-parts.ts'
import { count, percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const tailOfOnePart: Check = {
  id: 'AR18',
  title: 'One part that runs on after all others',
  area: 'arrangement',
  severity: 'check',
  stages: ['sketch', 'arrange', 'mix', 'export'],
  confidence: 'likely',
  source:
    'More than eight bars and a fifth of the song, after three parts or more: rules of thumb for “more than an outro”. The rest of a recording needs no third part, and where it has left the tempo of the song no fifth',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const { meters } = song.picture
    const ends = endsOf(song)
    const [last, before] = ends
    if (!last || !before) return null
    const goesOn = last.stretches.find((one) => one.end > before.end)
    const tail = { start: Math.max(before.end, goesOn?.start ?? last.end), end: last.end }
    // Where most parts are off, they count too: the last runs on only if it does so after them as well.
    const off = silentParts(song)
    if (!isMostlyHeard(song) && off.some(({ end }) => end > tail.start)) return null
    const rest = last.part.clips.find(
      (placed) => placed.report.isHeard && placed.report.endBeats >= tail.end && isRestOfRecording(placed, tail.start),
    )
    if (ends.length + off.length < FEWEST_PARTS && !(rest && isPlayedTo(last, before))) return null
    // The first bar in which nothing else sounds at all.
    const from = barAt(meters, tail.start - HAIR_BEATS) + 1
    const { to } = barsBetween(meters, tail.start, tail.end)
    const bars = barsWithSound(last.stretches, meters, { from, to })
    const share = bars / (to - firstBar(song.activity) + 1)
    const hasLeft = rest !== undefined && hasLeftTheTempo(rest, last.part)
    const isOutro = bars < (share < MOST_OF_THE_SONG ? FEWEST_BARS : FEWEST_OF_MOST)
    if (isOutro || (share < LEAST_SHARE && !hasLeft) || bars * 2 < to - from + 1) return null
    const restFrom = rest ? barAt(meters, rest.report.startBeats + HAIR_BEATS) : 0
    const name = quoted(last.part.track.name)
    const [ofBars, ofSong] = [count(bars, 'bar'), percent(share)]
    return {
      claim: !rest
        ? say`From bar ${String(from)} to the end only ${name} plays: ${ofBars}, ${ofSong} of the song.`
        : restFrom <= from
          ? say`From bar ${String(from)} to the end only the rest of the recording on ${name} plays: ${ofBars}, ${ofSong} of the song.`
          : say`From bar ${String(from)} to the end only ${name} plays: ${ofBars}, ${ofSong} of the song. From bar ${String(restFrom)} on it is the rest of the recording.`,
      evidence: [
        aboutTrack(last.part, say`ends in bar ${String(to)}`, { from, to }),
        ...(rest && hasLeft
          ? [aboutClip(song, last.part, rest, say`not warped as the clips before it: it does not follow the tempo`)]
          : []),
        aboutTrack(
          before.part,
          say`the last of the others, ends in bar ${String(barAt(meters, before.end - HAIR_BEATS))}`,
        ),
        ...silentBars([{ start: 0, end: before.end }, ...clipped(last.stretches, tail)], meters).map((bare) =>
          aboutSet(say`Bars ${bare.from} to ${bare.to}: silence`, bare),
        ),
        ...off.flatMap(({ part }) => {
          const there = part.clips.filter(({ report }) => report.endBeats > tail.start && report.startBeats < tail.end)
          if (there.length === 0) return []
          const starts = Math.max(tail.start, Math.min(...there.map(({ report }) => report.startBeats)))
          const ends = Math.min(tail.end, Math.max(...there.map(({ report }) => report.endBeats)))
          return aboutTrack(part, say`has clips there, and is not heard`, barsBetween(meters, starts, ends))
        }),
      ].slice(0, 6),
      figures: { bar: from, bars },
      place: { trackIds: [last.part.track.id], clipIds: [], bars: { from, to } },
    }
  },
  learnMore: [manual('Arrangement View'), manual('Managing Files and Sets', 'Exporting audio and video')],
  honesty: 'Likely: clips and notes are certain. Whether it is left over, or an end that you mean, only you can say.',
}

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
/** A phrase of eight bars is an outro. */
const FEWEST_BARS = 9
/** An outro is not most of the song; a phrase of four bars may be one all the same. */
const FEWEST_OF_MOST = 5
const MOST_OF_THE_SONG = 0.5
const LEAST_SHARE = 0.2
/** A note that ends on a bar line may end a tick behind it. */
const HAIR_BEATS = 0.1
