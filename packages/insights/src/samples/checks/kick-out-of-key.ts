import { isInScale, type Key, noteName } from '@kvint/theory'
import type { Check } from '../../checks/check.ts'
import { aboutClip } from '../../checks/evidence.ts'
import { saw } from '../../checks/saw.ts'
import { term } from '../../checks/sources.ts'
import type { HeardSamples } from '../sample-use.ts'
import { keyName, pitch as pitchFigure } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const kickOutOfKey: Check<HeardSamples> = {
  id: 'HE20',
  title: 'A kick tuned beside the key',
  area: 'sound',
  severity: 'idea',
  stages: ['sketch', 'arrange', 'mix'],
  confidence: 'guess',
  source: 'A clear pitch (0.9) in the tail of the kick that the key does not hold',
  find: ({ song, uses }) => {
    if (song.harmony.kind === 'unknown' || song.harmony.key.confidence < 0.7) return null
    const { name, tonicPitchClass, mode } = song.harmony.key
    const key = { tonicPitchClass, mode: mode as Key['mode'] }
    return saw(
      uses.flatMap((use) => {
        const { sample } = use.hearing
        const root = sample?.root
        if (sample?.drum !== 'kick' || !root || root.confidence < CLEAR) return []
        const pitch = root.pitch + Math.round(use.clip.transposeSemitones)
        return isInScale(((pitch % 12) + 12) % 12, key) ? [] : [{ ...use, pitch }]
      }),
      {
        name: ({ part }) => part.track.name,
        one: (track, { pitch }) =>
          say`The kick on ${track} rings at ${pitchFigure(noteName(pitch))}, which ${keyName(name)} does not hold.`,
        many: (number, names) => say`${number} kicks ring at notes that ${keyName(name)} does not hold: on ${names}.`,
        evidence: ({ part, placed, clip, pitch }) =>
          aboutClip(song, part, placed, say`${clip.sample?.fileName ?? ''} rings at ${pitchFigure(noteName(pitch))}`),
      },
    )
  },
  learnMore: [term('Key', 'key'), term('Semitone', 'semitone')],
  honesty: 'A guess: the pitch is measured, but short kicks hide it, and many fine records do not tune theirs.',
}

const CLEAR = 0.9
