import { expect, it } from 'vitest'
import { frequencyOf, toneFile } from '../testing/tones.ts'
import { decodeAudio } from './decode-audio.ts'

it('hears M4A by the browser, its padding taken off', async () => {
  const { channels, format } = await heard(toneFile('m4a'))
  expect(format).toBe('m4a')
  expect(channels.map(({ length }) => length)).toEqual([22_050, 22_050])
  expect(frequencyOf(channels[0] as Float32Array)).toBeCloseTo(440, -1)
})

it('hears bare AAC', async () => {
  const { channels, format } = await heard(toneFile('adts'))
  expect(format).toBe('aac')
  expect((channels[0] as Float32Array).length).toBeGreaterThanOrEqual(22_050)
  expect(frequencyOf(channels[0] as Float32Array)).toBeCloseTo(440, -1)
})

it('says what it cannot hear, and what to do', async () => {
  const audio = await decodeAudio(toneFile('alac'))
  expect(audio).toMatchObject({ kind: 'problem', code: 'unsupported-format' })
  expect(audio.kind === 'problem' && audio.message).toMatch(/Apple Lossless.*Export the bounce as WAV/)
})

it('says that damaged AAC breaks off, and hangs at none', async () => {
  const good = toneFile('m4a')
  for (let seed = 1; seed <= 40; seed++) {
    const bad = good.map((byte, at) => (at > 60 && at < 2400 && (at * seed) % 13 === 0 ? (byte + seed) & 255 : byte))
    const audio = await decodeAudio(bad)
    if (audio.kind === 'problem') expect(audio.message).not.toBe('')
    else await lengthsOf(audio.blocks()).catch((error: Error) => expect(error.name).toBe('AudioProblemError'))
  }
})

async function heard(bytes: Uint8Array): Promise<{ format: string; channels: Float32Array[] }> {
  const audio = await decodeAudio(bytes)
  if (audio.kind === 'problem') throw new Error(audio.message)
  const channels: Float32Array[] = []
  for await (const block of audio.blocks()) {
    block.forEach((channel, c) => (channels[c] = Float32Array.from([...(channels[c] ?? []), ...channel])))
  }
  return { format: audio.format, channels }
}

async function lengthsOf(blocks: AsyncIterable<readonly Float32Array[]>): Promise<number[]> {
  const lengths: number[] = []
  for await (const block of blocks) lengths.push(block[0]?.length ?? 0)
  return lengths
}
