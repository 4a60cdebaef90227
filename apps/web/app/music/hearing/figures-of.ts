import type { Hearing } from '@kvint/audio'
import type { HeardBounce } from '@kvint/insights'
import { writtenLength } from '@kvint/ui'
import type { HearingCopy } from './copy/en/hearing.ts'

/** What is known of a heard file in a few rows. */
export function figuresOf(hearing: Hearing, words: HearingCopy, groove: HeardBounce['groove'] = null) {
  const { loudness, tempo, key, tuningCents, alignment, sections = [] } = hearing
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
    // On its set they are its own.
    ...(alignment || sections.length < 2 ? [] : [[figures.sections, sectionsText(sections)] as const]),
  ] as const
}

/** `A 0:00, B 0:15, A 0:45`. */
function sectionsText(sections: NonNullable<Hearing['sections']>): string {
  return sections.map(({ label, startSeconds }) => `${label} ${writtenLength(startSeconds)}`).join(', ')
}

const pitchClassNames = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B']
