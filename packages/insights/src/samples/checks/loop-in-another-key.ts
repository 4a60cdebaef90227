import { isInScale, type Key, pitchClassName, scaleMembers } from '@kvint/theory'
import type { Check } from '../../checks/check.ts'
import { aboutClip } from '../../checks/evidence.ts'
import { saw } from '../../checks/saw.ts'
import { term } from '../../checks/sources.ts'
import type { HeardSamples, SampleUse } from '../sample-use.ts'
import { keyName, signed } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const loopInAnotherKey: Check<HeardSamples> = {
  id: 'HE39',
  title: 'A loop in another key than the song',
  area: 'harmony',
  severity: 'check',
  stages: ['sketch', 'arrange', 'mix'],
  confidence: 'likely',
  source:
    'Fewer than five of seven notes in common, after the clip’s transposition, where both keys are at least 70 % sure',
  find: ({ song, uses }) => {
    if (song.harmony.kind === 'unknown' || song.harmony.key.confidence < SURE) return null
    const { key } = song.harmony
    return saw(
      uses.flatMap((use) => {
        const heard = keyAfterTranspose(use)
        if (!heard || common(heard, key) >= ENOUGH_COMMON) return []
        const shift = [-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, 6].toSorted(
          (a, b) => common(moved(heard, b), key) - common(moved(heard, a), key),
        )[0] as number
        return [{ ...use, heard, shift }]
      }),
      {
        name: ({ part }) => part.track.name,
        one: (name, { heard }) =>
          say`A loop on ${name} sounds in ${nameOf(heard)}, the song is in ${keyName(key.name)}.`,
        many: (number, names) =>
          say`${number} loops sound in another key than the song, ${keyName(key.name)}: on ${names}.`,
        evidence: ({ part, placed, clip, heard, shift }) =>
          aboutClip(
            song,
            part,
            placed,
            say`heard ${nameOf(heard)}${clip.transposeSemitones === 0 ? '' : say` after ${signed(clip.transposeSemitones)} st`}: ${String(common(heard, key))} of 7 notes fit; ${signed(shift)} st: ${String(common(moved(heard, shift), key))} of 7`,
          ),
      },
    )
  },
  learnMore: [term('Key', 'key'), term('Semitone', 'semitone')],
  honesty:
    'Likely: keys are heard with the confidence of the ear, and four in five of them are right. A clash can be wanted.',
}

/** Loops and phrases only: a drum loop has no key that says anything. */
function keyAfterTranspose({ hearing, clip }: SampleUse): Key | null {
  const { key, sample, durationSeconds, chords } = hearing
  const isMusic = sample?.form !== 'one-shot' && durationSeconds >= 2 && chords.length > 1
  if (!key || key.confidence < SURE || !isMusic) return null
  return moved({ tonicPitchClass: key.tonicPitchClass, mode: key.mode as Key['mode'] }, clip.transposeSemitones)
}

function moved(key: Key, semitones: number): Key {
  return { ...key, tonicPitchClass: (((key.tonicPitchClass + Math.round(semitones)) % 12) + 12) % 12 }
}

function common(loop: Key, song: { readonly tonicPitchClass: number; readonly mode: string }): number {
  const home = { tonicPitchClass: song.tonicPitchClass, mode: song.mode as Key['mode'] }
  return scaleMembers(loop).filter((note) => isInScale(note, home)).length
}

const nameOf = ({ tonicPitchClass, mode }: Key) => keyName(`${pitchClassName(tonicPitchClass)} ${mode}`)
const SURE = 0.7
const ENOUGH_COMMON = 5
