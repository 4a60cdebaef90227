import { CHORD_STATES } from './first-pass.ts'

/** Silence may end a chord, but names no other: there every chord is as likely as all of them together. */
export function heldThroughSilence(logScores: Float32Array, silent: Uint8Array): Float32Array {
  const held = logScores.slice()
  silent.forEach((isSilent, segment) => {
    if (isSilent === 0) return
    const from = segment * (CHORD_STATES + 1)
    const none = logScores[from + CHORD_STATES] ?? 0
    held.fill(Math.log(Math.max(1e-9, 1 - Math.exp(none))), from, from + CHORD_STATES)
  })
  return held
}
