import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips, isForEffect } from './audio-clips-of.ts'
import { bpmOver, playedBpm, stretchRatio, unevenness } from './stretch-ratio.ts'
import { percent, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const extremeStretch: Check = {
  id: 'WA05',
  title: 'Sample far from its own tempo',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    '75 % and 133 % are rules of thumb; exact halves and doubles are left out where no name states the tempo, they are mostly a choice of octave, and so are effects and a recording cut into many pieces',
  find: (song) => {
    const far = audioClips(song).flatMap((found) => {
      const songBpm = bpmOver(song, found.placed)
      const ratio = stretchRatio(found.clip, songBpm)
      const ownBpm = playedBpm(found.clip)
      if (ratio === null || ownBpm === null || found.clip.warpMode === 'rePitch') return []
      const fromOctave = Math.abs(Math.log2(ratio) - Math.round(Math.log2(ratio)))
      const isFar = ratio < SLOWEST || ratio > FASTEST
      const name = found.placed.report.sampleName ?? ''
      const isStated = namesTempo(name, ownBpm)
      const isTempo =
        ownBpm >= SLOWEST_BPM &&
        ownBpm <= FASTEST_BPM &&
        unevenness(found.clip) <= MOST_UNEVEN &&
        !isForEffect(song, found) &&
        (isStated || !WITHOUT_BEAT.test(name))
      return isFar && isTempo && (isStated || fromOctave > OCTAVE_TOLERANCE)
        ? [{ ...found, ratio, ownBpm, songBpm }]
        : []
    })
    // Pieces of one recording are one matter.
    const recordings = Map.groupBy(far, ({ part, clip, ownBpm }) =>
      [part.track.id, clip.sample?.fileName, ownBpm.toFixed(1)].join('|'),
    )
    const pieces = [...recordings.values()].flatMap((clips) => {
      const first = clips.find(({ placed: { report } }) => report.endBeats - report.startBeats >= SHORTEST_BEATS)
      return first ? [{ first, number: clips.length }] : []
    })
    const total = pieces.reduce((sum, { number }) => sum + number, 0)
    return saw(pieces, {
      name: ({ first }) => first.part.track.name,
      one: (name, { first: { ratio, ownBpm, songBpm }, number }) =>
        number === 1
          ? say`A clip on ${name} of ${plain(ownBpm)} BPM plays at ${plain(songBpm)}: ${percent(ratio)} of its own tempo.`
          : say`${String(number)} clips on ${name} of ${plain(ownBpm)} BPM play at ${plain(songBpm)}: ${percent(ratio)} of their own tempo.`,
      many: (_, names) => say`${String(total)} clips play far from their own tempo: on ${names}.`,
      evidence: ({ first, number }) =>
        aboutClip(
          song,
          first.part,
          first.placed,
          say`own tempo ${plain(first.ownBpm)}, set ${plain(first.songBpm, 2)}: ${percent(first.ratio)}${number === 1 ? '' : say`; the first of ${String(number)} clips`}`,
        ),
    })
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Warp', 'warp')],
  honesty: 'Likely: the arithmetic is certain if the warp markers are right. As an effect it may be what you wanted.',
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
const OCTAVE_TOLERANCE = 0.03
