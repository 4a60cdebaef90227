/**
 * The linear amplitude that Live writes for a level in dB: 10^(dB/20). −70 dB and below is the stop of a fader.
 *
 * @example linear(-6) // → 0.501…
 */
export function linear(decibel: number): number {
  return decibel <= -70 ? FADER_STOP : 10 ** (decibel / 20)
}

const FADER_STOP = 0.000_316_227_757_1
