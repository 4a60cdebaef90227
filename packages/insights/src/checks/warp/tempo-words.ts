import type { Song } from '../../song/song.ts'
import type { Sighting } from '../check.ts'
import type { PlacedAudio } from './audio-clips-of.ts'
import { bpmOver, playedBpm } from './stretch-ratio.ts'
import type { WarpMode } from '@kvint/als'
import { plain, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

/** `tempoChange(120, 112)` → `slowed from 120 to 112 BPM` */
export function tempoChange(ownBpm: number, playedAtBpm: number): Said {
  return ownBpm > playedAtBpm
    ? say`slowed from ${plain(ownBpm)} to ${plain(playedAtBpm)} BPM`
    : say`sped up from ${plain(ownBpm)} to ${plain(playedAtBpm)} BPM`
}

/** The track of a clip, its own tempo and the one at which it plays. */
export function tempoFigures(song: Song, { part, placed, clip }: PlacedAudio): NonNullable<Sighting['figures']> {
  return { track: part.track.name, own: playedBpm(clip) ?? 0, played: bpmOver(song, placed) }
}

/** A warp mode by the name that Live gives it in every language. */
export const WARP_MODES: Readonly<Record<WarpMode, string>> = {
  beats: 'Beats',
  tones: 'Tones',
  texture: 'Texture',
  rePitch: 'Re-Pitch',
  complex: 'Complex',
  rex: 'REX',
  complexPro: 'Complex Pro',
}
