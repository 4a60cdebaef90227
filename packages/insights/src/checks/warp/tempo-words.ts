import { plain, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

/** `tempoChange(120, 112)` → `slowed from 120 to 112 BPM` */
export function tempoChange(ownBpm: number, playedAtBpm: number): Said {
  return ownBpm > playedAtBpm
    ? say`slowed from ${plain(ownBpm)} to ${plain(playedAtBpm)} BPM`
    : say`sped up from ${plain(ownBpm)} to ${plain(playedAtBpm)} BPM`
}
