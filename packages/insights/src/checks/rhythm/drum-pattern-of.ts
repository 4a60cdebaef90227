import { type DrumHits, type DrumPattern, nameDrumPattern } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'
import { partsWith } from '../roles-of.ts'

export const DRUMS = ['drums', 'kick', 'snare', 'hats'] as const

/** What the beat of a song in four is called; `null` in other meters and where too little is beaten. */
export function drumPatternOf(song: Song): DrumPattern | null {
  const { meter } = song.lines
  const isInFour = meter.beatsPerBar === 4 && (meter.changes ?? []).length === 0
  return isInFour ? nameDrumPattern(hitsOf(song, partsWith(song, ...DRUMS))) : null
}

/** Beats of the hits on kick, snare and hats of these parts. */
export function hitsOf(song: Song, drums: readonly Part[]): DrumHits {
  const hits = { kick: [] as number[], snare: [] as number[], hats: [] as number[] }
  for (const { track, report } of drums) {
    for (const { pitch, startBeats } of song.lines.byTrack.get(track.id) ?? []) {
      const { role } = report.role
      const voice = role === 'kick' || role === 'snare' || role === 'hats' ? role : VOICES.get(pitch)
      if (voice) hits[voice].push(startBeats)
    }
  }
  return hits
}

/** Keys of General MIDI. */
const VOICES: ReadonlyMap<number, keyof DrumHits> = new Map([
  [35, 'kick'],
  [36, 'kick'],
  [37, 'snare'],
  [38, 'snare'],
  [39, 'snare'],
  [40, 'snare'],
  [42, 'hats'],
  [44, 'hats'],
  [46, 'hats'],
])
