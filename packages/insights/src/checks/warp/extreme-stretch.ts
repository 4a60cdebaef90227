import { DRUM_ROLES, roleByName } from '../../roles/role-by-name.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { audioClips, isForEffect, type PlacedAudio } from './audio-clips-of.ts'
import { bpmOver, hasTempoOfItsRecording, playedBpm, stretchRatio, unevenness } from './stretch-ratio.ts'
import { tempoChange } from './tempo-words.ts'
import { count, plain, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const extremeStretch: Check = {
  id: 'WA05',
  title: 'Sample far from its own tempo',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    '75 % and 133 % are rules of thumb; where no name states the tempo, its half or double counts if that lies nearer. Effects, a recording cut into many pieces, and drums in Beats mode up to one and a half times as fast or slow are left out',
  find: (song) => {
    const far = audioClips(song).flatMap((found) => {
      const songBpm = bpmOver(song, found.placed)
      const ratio = stretchRatio(found.clip, songBpm)
      const ownBpm = playedBpm(found.clip)
      if (ratio === null || ownBpm === null || found.clip.warpMode === 'rePitch') return []
      const name = found.placed.report.sampleName ?? ''
      const isStated = namesTempo(name, ownBpm)
      const isTempo =
        ownBpm >= SLOWEST_BPM &&
        ownBpm <= FASTEST_BPM &&
        unevenness(found.clip) <= MOST_UNEVEN &&
        hasTempoOfItsRecording(found.clip) &&
        !isForEffect(song, found) &&
        (isStated || !WITHOUT_BEAT.test(name))
      return isTempo &&
        isFar(isStated ? ratio : nearestOctave(ratio)) &&
        !(Math.abs(Math.log2(ratio)) < MOST_OF_HITS && areHits(found))
        ? [{ ...found, ownBpm, songBpm, name }]
        : []
    })
    // A recording is told once, wherever and however often it plays.
    const loops = [...Map.groupBy(far, ({ name }) => name).values()].flatMap((pieces) => {
      const first = pieces.find(({ placed: { report } }) => report.endBeats - report.startBeats >= SHORTEST_BEATS)
      return first ? [{ first, number: clipsOf(song, first.name), parts: pieces.map(({ part }) => part) }] : []
    })
    const [only] = loops
    if (!only) return null
    const isLoop = ({ placed: { clip } }: PlacedAudio): boolean => clip.loop.end - clip.loop.start <= LONGEST_LOOP_BEATS
    const names = quotedTracks(loops.flatMap(({ parts }) => parts.map(({ track }) => track)))
    const them = loops.every(({ first }) => isLoop(first))
      ? count(loops.length, 'loop')
      : count(loops.length, 'recording')
    const total = count(
      loops.reduce((sum, { number }) => sum + number, 0),
      'clip',
    )
    return {
      claim:
        loops.length > 1
          ? say`${them} on ${names} play far from their own tempo, in ${total}.`
          : isLoop(only.first)
            ? say`A loop of ${plain(only.first.ownBpm)} BPM on ${names} plays at ${plain(only.first.songBpm)}, in ${total}.`
            : say`A recording of ${plain(only.first.ownBpm)} BPM on ${names} plays at ${plain(only.first.songBpm)}, in ${total}.`,
      evidence: loops.map(({ first, number }) =>
        aboutClip(
          song,
          first.part,
          first.placed,
          say`${tempoChange(first.ownBpm, first.songBpm)}, ${count(number, 'clip')}`,
        ),
      ),
    }
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Warp', 'warp')],
  honesty: 'Likely: the arithmetic is certain if the warp markers are right. As an effect it may be what you wanted.',
}

function isFar(ratio: number): boolean {
  return ratio < SLOWEST || ratio > FASTEST
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

/** How many clips that are heard play a file. */
function clipsOf({ parts }: Song, fileName: string): number {
  return parts
    .filter(({ isAudible }) => isAudible)
    .flatMap(({ clips }) => clips)
    .filter(({ report }) => report.isHeard && report.sampleName === fileName).length
}

/** Whether a number in a file's name is the tempo that its markers say: then it is no guess of Live's, and has a beat. */
function namesTempo(fileName: string, bpm: number): boolean {
  return [...fileName.matchAll(/(?<!\d)\d{2,3}(?!\d)/g)].some(([number]) => Math.abs(Number(number) - bpm) < HAIR_BPM)
}

const HAIR_BPM = 0.5
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
/** Drums at two thirds to three halves of their tempo. */
const MOST_OF_HITS = Math.log2(1.5)
