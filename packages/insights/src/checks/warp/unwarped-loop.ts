import { ANY_STAGE, type Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { audioClips } from './audio-clips-of.ts'
import { plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const unwarpedLoop: Check = {
  id: 'WA04',
  title: 'Unwarped loop that drifts',
  area: 'rhythm',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'guess',
  source: 'Arithmetic: its length against whole bars. 3 % is a rule of thumb',
  find: (song) => {
    const barSeconds = ((song.picture.meters[0]?.beatsPerBar ?? 4) * 60) / song.overview.tempo.bpm
    return saw(
      audioClips(song).flatMap(({ part, placed, clip }) => {
        const seconds = clip.loop.end - clip.loop.start
        const bars = seconds / barSeconds
        const nearest = Math.max(1, Math.round(bars))
        const off = Math.abs(bars / nearest - 1)
        const isLoop = !clip.isWarped && clip.loop.isOn && bars >= 0.8 && bars <= 32
        return isLoop && off > TOLERANCE && off < 0.2 ? [{ part, placed, bars }] : []
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { bars }) => say`A loop on ${name} is ${plain(bars, 2)} bars long and not warped.`,
        many: (number, names) => say`${number} loops are not warped and do not fit whole bars: on ${names}.`,
        evidence: ({ part, placed, bars }) =>
          aboutClip(
            song,
            part,
            placed,
            say`Warp off, ${plain(bars, 2)} bars at ${plain(song.overview.tempo.bpm, 2)} BPM`,
          ),
      },
    )
  },
  learnMore: [manual('Audio Clips, Tempo, and Warping'), term('Warp', 'warp')],
  honesty: 'A guess: atmospheres and takes need no bar line.',
}

const TOLERANCE = 0.03
