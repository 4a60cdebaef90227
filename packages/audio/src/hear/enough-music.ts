import type { Music } from './music.ts'

/**
 * Whether a file holds enough music to be judged as a mix: at least four chords that cover a quarter of it. Tone, density and
 * level of a tone, of noise, a voice, a click or a loop of drums say nothing of a mix.
 *
 * Fifty files of ten songs with faults of tone, and three of four stretches of a real song, cover 39 % or more; the fourth, an intro,
 * has no chord. Of 29 other sounds (tones, noise, two voices, five loops, nine stems) one passes: a synthesiser that plays the harmony alone.
 *
 * ```ts
 * holdsEnoughMusic(hearing) // false for a metronome
 * ```
 */
export function holdsEnoughMusic({
  chords,
  durationSeconds,
}: Pick<Music, 'chords'> & { readonly durationSeconds: number }): boolean {
  const covered = chords.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0)
  return chords.length >= FEWEST_CHORDS && covered >= LEAST_SHARE * durationSeconds
}

const FEWEST_CHORDS = 4
const LEAST_SHARE = 0.25
