/** Frequency of a MIDI number in twelve equal steps from A = 440 Hz: 440·2^((n−69)/12). */
export function pitchHertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}
