import type { Message } from '@kvint/report'
import { DRUM_ROLES, roleByName } from '../../roles/role-by-name.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { everyAudioClip, isForEffect, type PlacedAudio } from './audio-clips-of.ts'
import { sustainedInBeats } from './beats-on-sustained.ts'
import { bpmOver, hasTempoOfItsRecording, playedBpm, stretchRatio, unevenness } from './stretch-ratio.ts'
import { tempoChange, tempoFigures, WARP_MODES } from './tempo-words.ts'
import { count, percent, plain, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const extremeStretch: Check = {
  id: 'WA05',
  title: 'Sample far from its own tempo',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    '75 % and 133 % are rules of thumb; where no name states the tempo, its half or double counts if that lies nearer, but not beside a recording that is far for sure. Effects and a recording cut into many pieces are left out; drums in Beats mode up to one and a half times as fast or slow count only beside such a recording',
  find: (song) => {
    const stretched = everyAudioClip(song).flatMap((found) => stretchOf(song, found))
    // What Beats mode chops is told there, with the same tempos (WA02).
    const told = new Set(sustainedInBeats(song).map(({ placed }) => placed))
    // A recording is told once, wherever and however often it plays.
    const recordings = [...Map.groupBy(stretched, ({ name }) => name).values()]
      .filter((clips) => clips.some(isLong) && clips.some(({ placed }) => !told.has(placed)))
      .toSorted((a, b) => soundingBeats(b) - soundingBeats(a))
    const [first] = recordings.flat()
    // One that is surely far lets those count that may be at half or double.
    if (!first || !recordings.flat().some((clip) => clip.isSure && isLong(clip))) return null
    const places = recordings.flatMap((clips) =>
      [...Map.groupBy(clips, ({ part }) => part).values()].toSorted((a, b) => b.length - a.length),
    )
    const names = quotedTracks(places.flatMap(([first]) => (first ? [first.part.track] : [])))
    const areLoops = recordings.flat().every(isLoop)
    const total = count(recordings.flat().length, 'clip')
    const [own, played] = [plain(first.ownBpm), plain(first.songBpm)]
    return {
      claim:
        recordings.length > 1 && recordings.flat().every(isNearOctave)
          ? say`${areLoops ? count(recordings.length, 'loop') : count(recordings.length, 'recording')} on ${names} have about half or double the song’s tempo and are stretched all the way to it, in ${total}.`
          : recordings.length > 1
            ? say`${areLoops ? count(recordings.length, 'loop') : count(recordings.length, 'recording')} on ${names} play far from their own tempo, in ${total}.`
            : areLoops
              ? say`A loop of ${own} BPM on ${names} plays at ${played}, in ${total}.`
              : say`A recording of ${own} BPM on ${names} plays at ${played}, in ${total}.`,
      evidence: places.flatMap((clips) =>
        clips.slice(0, 1).map((clip) => aboutClip(song, clip.part, clip.placed, stretchWords(clip, clips.length))),
      ),
      figures: figuresOf(song, first),
      lesson: isNearerAnOctaveOff(first) ? 'wa05-octave' : 'wa05',
    }
  },
  lessons: ['wa05-octave'],
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Warp', 'warp')],
  honesty: 'Likely: the arithmetic is certain if the warp markers are right. As an effect it may be what you wanted.',
}

type Stretch = PlacedAudio & {
  readonly name: string
  readonly ownBpm: number
  readonly songBpm: number
  /** Whether it is far at the half and the double of its tempo too, where no name states it, and no drums that Beats mode moves. */
  readonly isSure: boolean
}

/** With what half or double of its tempo would need, where that is less than half of it. */
function stretchWords(one: Stretch, clips: number): Message {
  const { clip, ownBpm, songBpm } = one
  const rest = nearestOctave(songBpm / ownBpm)
  const tempo = tempoChange(ownBpm, songBpm)
  const stretch = clip.warpMode ? say`${WARP_MODES[clip.warpMode]}, ${tempo}` : tempo
  const change = say`${stretch}, ${count(clips, 'clip')}`
  if (!isNearerAnOctaveOff(one)) return change
  return songBpm < ownBpm
    ? say`${change}; set to half its tempo, by ${percent(Math.abs(rest - 1))}`
    : say`${change}; set to double its tempo, by ${percent(Math.abs(rest - 1))}`
}

/** Whether its half or double tempo would need less than half of the stretch, which is measured in octaves. */
function isNearerAnOctaveOff({ ownBpm, songBpm }: Stretch): boolean {
  const octaves = Math.log2(songBpm / ownBpm)
  return Math.abs(Math.log2(nearestOctave(songBpm / ownBpm))) < Math.abs(octaves) / 2
}

function figuresOf(song: Song, one: Stretch): NonNullable<Sighting['figures']> {
  const { clip, ownBpm, songBpm } = one
  return {
    ...tempoFigures(song, one),
    share: percentOff(songBpm / ownBpm),
    mode: clip.warpMode ? WARP_MODES[clip.warpMode] : '',
    button: songBpm < ownBpm ? ':2' : '×2',
    rest: percentOff(nearestOctave(songBpm / ownBpm)),
  }
}

function percentOff(ratio: number): number {
  return Math.round(Math.abs(ratio - 1) * 100)
}

function isNearOctave({ ownBpm, songBpm }: Stretch): boolean {
  return Math.abs(nearestOctave(songBpm / ownBpm) - 1) < HARDLY
}

function stretchOf(song: Song, found: PlacedAudio): Stretch[] {
  const { placed, clip } = found
  const songBpm = bpmOver(song, placed)
  const ratio = stretchRatio(clip, songBpm)
  const ownBpm = playedBpm(clip)
  if (ratio === null || ownBpm === null || clip.warpMode === 'rePitch' || !isFar(ratio)) return []
  const name = placed.report.sampleName ?? ''
  const isStated = namesTempo(name, ownBpm)
  const isTempo =
    ownBpm >= SLOWEST_BPM &&
    ownBpm <= FASTEST_BPM &&
    unevenness(clip) <= MOST_UNEVEN &&
    hasTempoOfItsRecording(clip) &&
    !isForEffect(song, found) &&
    (isStated || !WITHOUT_BEAT.test(name))
  const isHit = Math.abs(Math.log2(ratio)) < MOST_OF_HITS && areHits(found)
  return isTempo
    ? [{ ...found, name, ownBpm, songBpm, isSure: !isHit && (isStated || isFar(nearestOctave(ratio))) }]
    : []
}

function beatsOf({ placed: { report } }: PlacedAudio): number {
  return report.endBeats - report.startBeats
}

function isLong(clip: PlacedAudio): boolean {
  return beatsOf(clip) >= SHORTEST_BEATS
}

function soundingBeats(clips: readonly PlacedAudio[]): number {
  return clips.reduce((sum, clip) => sum + beatsOf(clip), 0)
}

function isLoop({ placed: { clip } }: PlacedAudio): boolean {
  return clip.loop.isOn && clip.loop.end - clip.loop.start <= LONGEST_LOOP_BEATS
}

function isFar(ratio: number): boolean {
  return ratio < SLOWEST - HAIR || ratio > FASTEST + HAIR
}

/** Live's guess at a tempo may be half or double: the reading that lies nearest, `1.67` → `0.83`. */
function nearestOctave(ratio: number): number {
  return 2 ** (Math.log2(ratio) - Math.round(Math.log2(ratio)))
}

/** Drums in Beats mode: hits move together or apart and stay as they are. */
function areHits({ part, placed, clip }: PlacedAudio): boolean {
  const { role } = part.report.role
  const named = roleByName(placed.report.sampleName ?? '')?.role
  return clip.warpMode === 'beats' && [role, named].some((one) => one !== undefined && DRUM_ROLES.has(one))
}

/** Whether a number in a file's name is the tempo that its markers say: then it is no guess of Live's, and has a beat. */
function namesTempo(fileName: string, bpm: number): boolean {
  return [...fileName.matchAll(/(?<!\d)\d{2,3}(?!\d)/g)].some(([number]) => Math.abs(Number(number) - bpm) < HAIR_BPM)
}

const HAIR_BPM = 0.5
/** The tempo over a clip is a sum of many spans. */
const HAIR = 1e-6
const SLOWEST = 0.75
const FASTEST = 1.33
/** What Live guesses beyond is no tempo: it stretched a sound without a beat. */
const SLOWEST_BPM = 50
const FASTEST_BPM = 220
/** Names of sounds that have no tempo of their own. */
const WITHOUT_BEAT = /crash|cymbal|noise|hiss|vinyl|riser|sweep|impact|drone|atmos/i
/** Two bars of 4/4: the tempo of less hangs on one warp marker, unless a longer clip of the recording bears it out. */
const SHORTEST_BEATS = 8
/** No music doubles its tempo between two markers: those set by hand to bend a recording have no tempo to be far from. */
const MOST_UNEVEN = 2
/** Eight bars of 4/4: what is longer is a take. */
const LONGEST_LOOP_BEATS = 32
/** A stretch by a tenth is hardly heard. */
const HARDLY = 0.1
/** Drums at two thirds to three halves of their tempo. */
const MOST_OF_HITS = Math.log2(1.5)
