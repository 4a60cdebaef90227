import type { Hearing } from '@kvint/audio'
import type { HeardBounce } from '@kvint/insights'
import type { HearingCopy } from './copy/en/hearing.ts'

/** What is known of a heard file in a few rows. */
export function figuresOf(hearing: Hearing, words: HearingCopy, groove: HeardBounce['groove'] = null) {
  const { loudness, tempo, key, tuningCents, alignment } = hearing
  const { figures } = words
  const isLong = hearing.durationSeconds >= 3
  if (loudness.integratedLufs === null) return [[figures.loudness, words.lufs(null)] as const]
  return [
    [figures.loudness, words.lufs(loudness.integratedLufs)],
    ...(isLong ? [[figures.range, words.lu(loudness.rangeLu)] as const] : []),
    [figures.peak, words.dbtp(loudness.truePeakDbtp)],
    [figures.density, words.db(loudness.plrDb)],
    ...(tempo ? [[figures.tempo, figures.bpm(tempo.bpm)] as const] : []),
    ...(key
      ? [
          [
            figures.key,
            `${words.key(`${pitchClassNames[key.tonicPitchClass] ?? ''} ${key.mode}`)}, ${figures.sure(Math.round(key.confidence * 100))}`,
          ] as const,
        ]
      : []),
    ...(groove ? [[figures.groove, figures.attacks(groove.swing?.ratio ?? null, groove.spreadMs)] as const] : []),
    ...(tuningCents === null || !key ? [] : [[figures.tuning, figures.cents(tuningCents)] as const]),
    ...(alignment ? [[figures.place, words.place.seconds(alignment.offsetSeconds)] as const] : []),
  ] as const
}

const pitchClassNames = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B']
