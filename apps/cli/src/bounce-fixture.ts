import type { SetDescription } from '@kvint/als/build'

const cadence = [
  [48, 52, 55],
  [53, 57, 60],
  [55, 59, 62],
  [48, 52, 55],
]
/** Four bars of C, F, G and C. */
export const song: SetDescription = {
  live: 12,
  tempo: 124,
  tracks: [
    {
      kind: 'midi',
      name: 'Chords',
      isSoloed: true,
      arrangementClips: [
        {
          startBeats: 0,
          lengthBeats: 16,
          notes: cadence.flatMap((pitches, bar) =>
            pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4, velocity: 90 })),
          ),
        },
      ],
    },
  ],
}

/** The song half a second into the file: each note four partials. */
export function bounceOfSong(): Float32Array {
  const bar = 240 / 124
  const samples = new Float32Array(Math.ceil(22_050 * (4 * bar + 1)))
  cadence.forEach((pitches, index) => {
    const from = Math.round(22_050 * (0.5 + index * bar))
    for (let at = 0; at < 22_050 * bar; at++)
      for (const pitch of pitches)
        for (let partial = 1; partial <= 4; partial++)
          samples[from + at] =
            (samples[from + at] ?? 0) +
            (0.06 / partial) * Math.sin((2 * Math.PI * partial * at * 440 * 2 ** ((pitch - 69) / 12)) / 22_050)
  })
  return samples
}

/** Mono at 22.05 kHz, 16 bits. */
export function wavOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + 2 * samples.length)
  bytes.write('RIFF')
  bytes.writeUInt32LE(36 + 2 * samples.length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(22_050, 24)
  bytes.writeUInt32LE(44_100, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(2 * samples.length, 40)
  samples.forEach((value, at) => bytes.writeInt16LE(Math.round(32_767 * value), 44 + 2 * at))
  return bytes
}
