import tones from './tones.json' with { type: 'json' }

/** Half a second of 440 Hz in stereo at 44.1 kHz, as ffmpeg writes it (its `sine` source, an eighth of full scale). */
export function toneFile(kind: keyof typeof tones): Uint8Array {
  return Uint8Array.from(atob(tones[kind]), (letter) => letter.charCodeAt(0))
}

/** Frequency of a tone at 44.1 kHz, away from its ends: how often it rises through zero in a second. */
export function frequencyOf(all: Float32Array): number {
  const samples = all.subarray(4000, 18_000)
  const waves = samples.reduce((count, value, i) => count + Number(value >= 0 && (samples[i - 1] ?? 0) < 0), 0)
  return (44_100 * waves) / samples.length
}
