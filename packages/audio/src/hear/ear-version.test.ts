import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { playDrums, playNotes } from '../testing/play-notes.ts'
import { noise, scaled, sine } from '../testing/signals.ts'
import { writeWav } from '../testing/write-wav.ts'
import { EAR_VERSION } from './ear-version.ts'
import { hear } from './hear.ts'

const FULL_SCALE = 32_767

/** Four chords a bar each over drums, twelve bars at 120 BPM. */
function song(): Float32Array {
  const chords = [
    [45, 60, 64, 69],
    [41, 60, 65, 69],
    [48, 60, 64, 67],
    [43, 59, 62, 67],
  ]
  const bars = Array.from({ length: 12 }, (_, bar) => bar)
  const beats = Array.from({ length: 48 }, (_, beat) => beat / 2)
  const notes = bars.flatMap((bar) =>
    (chords[bar % 4] ?? []).map((pitch) => ({ pitch, startSeconds: 2 * bar, endSeconds: 2 * bar + 1.98 })),
  )
  const hats = beats.map((time) => time + 0.25)
  return playDrums(playNotes(notes, 24), beats, hats).samples
}

/** Where it is red: raise `EAR_VERSION` and write the new digest beside it. */
it('is raised when the ear says something else of the same sound', async () => {
  const played = song()
  const sounds = [
    [played, scaled(played, 0.8)],
    [played.map((sample) => Math.max(-0.3, Math.min(0.3, 2 * sample)))],
    [sine(55, 6, 22_050), noise(6, 22_050, 0.05)],
  ]
  const digest = createHash('sha256')
  for (const channels of sounds) {
    const samples = channels.map((channel) => channel.map((sample) => Math.round(sample * FULL_SCALE)))
    const heard = await hear(writeWav(samples, { sampleRateHz: 22_050 }), { notes: true })
    if (heard.kind !== 'hearing') throw new Error(heard.message)
    digest.update(JSON.stringify(heard.hearing, roundNumbers))
  }
  expect({ version: EAR_VERSION, digest: digest.digest('hex').slice(0, 16) }).toEqual({
    version: 11,
    digest: '492f9e6f811c25e1',
  })
})

/** The last digits of a logarithm are the engine's own. */
function roundNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(3)) : value
}
