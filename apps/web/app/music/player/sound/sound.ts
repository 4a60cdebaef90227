/** What the player loads at the first press. */
export { matchedGainDb } from './matched-gain.ts'
export { createOutput, warmUp } from './mixer.ts'
export { startPlayback, type Playback } from './playback.ts'
