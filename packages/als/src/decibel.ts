/** Where Live's faders stop and show −inf: 0.0003162277571 of full scale. */
const SILENCE_DB = -70

/**
 * Linear amplitude as dB: 20·log10(v), not below −70, where Live shows −inf.
 *
 * @example toDecibel(1) // → 0
 */
export function toDecibel(amplitude: number): number {
  if (!(amplitude > 0)) return SILENCE_DB
  const db = 20 * Math.log10(amplitude)
  return db < SILENCE_DB + 0.01 ? SILENCE_DB : Math.abs(db) < 1e-9 ? 0 : db
}
