import { percent, plain } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from './audio-clips-of.ts'
import { clipBpm, stretchRatio } from './stretch-ratio.ts'

export const extremeStretch: Check = {
  id: 'WA05',
  title: 'Sample far from its own tempo',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.warpMarkers', 'tempo.bpm'],
  source:
    '75 % and 133 % are rules of thumb; exact halves and doubles are left out, they are mostly a choice of octave',
  find: (song) => {
    const far = audioClips(song).flatMap((found) => {
      const ratio = stretchRatio(found.clip, song.overview.tempo.bpm)
      const ownBpm = clipBpm(found.clip)
      if (ratio === null || ownBpm === null || found.clip.warpMode === 'rePitch') return []
      const fromOctave = Math.abs(Math.log2(ratio) - Math.round(Math.log2(ratio)))
      const isFar = ratio < SLOWEST || ratio > FASTEST
      return isFar && fromOctave > OCTAVE_TOLERANCE ? [{ ...found, ratio, ownBpm }] : []
    })
    // Pieces of one recording are one matter.
    const recordings = Map.groupBy(far, ({ part, clip, ownBpm }) =>
      [part.track.id, clip.sample?.fileName, ownBpm.toFixed(1)].join('|'),
    )
    const pieces = [...recordings.values()].flatMap((clips) =>
      clips[0] ? [{ first: clips[0], number: clips.length }] : [],
    )
    return saw(pieces, {
      name: ({ first }) => first.part.track.name,
      one: (name, { first: { ratio, ownBpm }, number }) =>
        number === 1
          ? `A clip on ${name} plays at ${percent(ratio)} of its own tempo, ${plain(ownBpm)} BPM.`
          : `${String(number)} clips on ${name} play at ${percent(ratio)} of their own tempo, ${plain(ownBpm)} BPM.`,
      many: (_, names) => `${String(far.length)} clips play far from their own tempo: on ${names}.`,
      evidence: ({ first, number }) =>
        aboutClip(
          song,
          first.part,
          first.placed,
          `own tempo ${plain(first.ownBpm)}, set ${plain(song.overview.tempo.bpm, 2)}: ${percent(first.ratio)}${number === 1 ? '' : `; the first of ${String(number)} clips`}`,
        ),
    })
  },
  lesson: {
    beginner: {
      why: 'Stretched this far, a sound gets grainy or blurred. Or Live misread its tempo, and it need not be stretched at all.',
      tryThis: ['Click the clip and look at BPM.', 'Press :2 or ×2 and listen which one fits.'],
      listenFor: 'Whether it sounds like itself again.',
    },
    intermediate: {
      why: 'Up to a quarter, warping is hardly heard. Further away it is an effect. A misread tempo, such as two thirds of the true one, is common with triplets and with loops in 3.',
      tryThis: [
        'Check the first and the last warp marker.',
        'Choose a loop closer to your tempo, or a mode that suits the sound.',
      ],
      listenFor: 'Flutter on tails, doubled attacks.',
    },
    advanced: {
      why: 'Artefacts grow with |log ratio| and depend on mode; slowing down is heard sooner than speeding up. Texture with large grains turns them into a sound.',
      tryThis: ['Re-Pitch plus transposition in another clip can be cleaner for small intervals.'],
      listenFor: 'Transients against tails, separately.',
    },
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Warp', 'warp')],
  honesty: 'Likely: the arithmetic is certain if the warp markers are right. As an effect it may be what you wanted.',
}

const SLOWEST = 0.75
const FASTEST = 1.33
const OCTAVE_TOLERANCE = 0.03
