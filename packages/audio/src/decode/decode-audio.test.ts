import { existsSync, openAsBlob } from 'node:fs'
import { array, assert, asyncProperty, nat, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sine } from '../testing/signals.ts'
import { toneFile } from '../testing/tones.ts'
import { writeAiff } from '../testing/write-aiff.ts'
import { writeWav, type WavOptions } from '../testing/write-wav.ts'
import { decodeAudio } from './decode-audio.ts'
import type { DecodedAudio } from './decoded-audio.ts'

const RENDERED = '../shared/data/audio/rendered'

async function opened(bytes: Uint8Array): Promise<DecodedAudio> {
  const audio = await decodeAudio(bytes)
  if (audio.kind === 'problem') throw new Error(audio.message)
  return audio
}

async function samplesOf(audio: DecodedAudio): Promise<number[][]> {
  const channels: number[][] = Array.from({ length: audio.channels }, () => [])
  for await (const block of audio.blocks()) for (const [c, samples] of block.entries()) channels[c]!.push(...samples)
  return channels
}

describe('WAV', () => {
  it('keeps every integer of 8, 16, 24 and 32 bits, plain and extensible, in either order of bytes', async () => {
    for (const bits of [8, 16, 24, 32]) {
      for (const form of ['RIFF', 'RIFX', 'RF64'] as const) {
        for (const extensible of [false, true]) {
          const top = 2 ** (bits - 1)
          const left = [0, 1, -1, top - 1, -top, top / 2, 17]
          const right = left.map((value) => 0 - Math.max(value, 1 - top))
          const audio = await opened(writeWav([left, right], { bits, form, extensible }))
          expect(audio).toMatchObject({
            format: 'wav',
            channels: 2,
            bitDepth: bits,
            lossless: true,
            sampleRateHz: 48_000,
          })
          const exact = (values: readonly number[]) => values.map((value) => Math.fround(value / top))
          expect(await samplesOf(audio)).toEqual([exact(left), exact(right)])
        }
      }
    }
  })

  it('keeps floats above full scale, and takes one that is no number for silence', async () => {
    const values = [0.25, -1.5, 3, Number.NaN, Number.POSITIVE_INFINITY, 1e9]
    for (const bits of [32, 64]) {
      const audio = await opened(writeWav([values], { bits, float: true }))
      expect(await samplesOf(audio)).toEqual([[0.25, -1.5, 3, 0, 0, 0]])
    }
  })

  it('reads the markers with their names, in order of time', async () => {
    const markers = [
      { frame: 24_000, name: 'Drop' },
      { frame: 12_000, name: 'Build' },
    ]
    const audio = await opened(writeWav([new Int16Array(48_000)], { markers }))
    expect(audio.markers).toEqual([
      { seconds: 0.25, name: 'Build' },
      { seconds: 0.5, name: 'Drop' },
    ])
  })

  it('hears what is there of a file that was cut off, and says how much', async () => {
    const whole = writeWav([new Int16Array(48_000).fill(5)])
    const audio = await opened(whole.subarray(0, 44 + 24_000))
    expect(audio.durationSeconds).toBe(0.25)
    expect(audio.remarks).toEqual(['The file ends before its header says: 25 % of it is here.'])
  })

  it('reads a stream whose header never learnt its length to the end of the file', async () => {
    for (const statedBytes of [0, 0xffff_ffff]) {
      expect((await opened(writeWav([new Int16Array(100)], { statedBytes }))).durationSeconds).toBe(100 / 48_000)
    }
  })

  it('hands on blocks of a second, the last shorter', async () => {
    const lengths: number[] = []
    for await (const [left] of (await opened(writeWav([new Int16Array(120_000)]))).blocks()) lengths.push(left!.length)
    expect(lengths).toEqual([48_000, 48_000, 24_000])
  })

  it('gives the same samples from memory and from a file read in parts', async () => {
    const bytes = writeWav([sine(440, 1.5).map((value) => Math.round(value * 30_000))])
    const fromBlob = await decodeAudio(new Blob([bytes as Uint8Array<ArrayBuffer>]))
    if (fromBlob.kind === 'problem') throw new Error(fromBlob.message)
    expect(await samplesOf(fromBlob)).toEqual(await samplesOf(await opened(bytes)))
  })
})

describe('AIFF', () => {
  it('keeps every integer, turned round for sowt, with markers', async () => {
    for (const bits of [8, 16, 24] as const) {
      const top = 2 ** (bits - 1)
      const values = [0, 1, -1, top - 1, -top]
      for (const compression of [undefined, 'NONE', 'sowt']) {
        const audio = await opened(
          writeAiff([values, values], {
            bits,
            ...(compression && { compression }),
            markers: [{ frame: 2, name: 'Hook' }],
          }),
        )
        expect(audio).toMatchObject({ format: 'aiff', channels: 2, sampleRateHz: 48_000, bitDepth: bits })
        expect(audio.markers).toEqual([{ seconds: 2 / 48_000, name: 'Hook' }])
        expect((await samplesOf(audio))[1]).toEqual(values.map((value) => value / top))
      }
    }
  })

  it('names a compression that it does not read', async () => {
    const problem = await decodeAudio(writeAiff([[1]], { compression: 'ima4' }))
    expect(problem).toMatchObject({ code: 'unsupported-format', message: expect.stringContaining('"ima4"') })
  })
})

describe('files that give no sound', () => {
  const text = (value: string) => new TextEncoder().encode(value)
  const cases: readonly [string, Uint8Array, string, RegExp][] = [
    ['an empty file', new Uint8Array(0), 'empty-file', /0 bytes/],
    [
      'a Git LFS pointer',
      text('version https://git-lfs.github.com/spec/v1\noid sha256:1'),
      'lfs-pointer',
      /git lfs pull/,
    ],
    ['a picture named .wav', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), 'not-audio', /PNG/],
    ['a Live set', Uint8Array.of(0x1f, 0x8b, 8, 0), 'not-audio', /Live set/],
    ['a web page', text('<!doctype html><html>'), 'not-audio', /web page/],
    ['zeros', new Uint8Array(5000), 'not-audio', /zeros/],
    ['24 channels', writeWav(Array.from({ length: 24 }, () => [1, 2])), 'too-many-channels', /24 channels/],
    ['no channels', writeWav([]), 'broken-header', /no channels/],
    ['3 Hz', writeWav([[1, 2]], { sampleRateHz: 3 }), 'sample-rate-out-of-range', /3 Hz/],
    ['768 kHz', writeWav([[1, 2]], { sampleRateHz: 768_000 }), 'sample-rate-out-of-range', /768 kHz/],
    ['a header alone', writeWav([[]]), 'no-samples', /no sound after it/],
    ['a WAV cut inside its header', writeWav([[1]]).subarray(0, 20), 'broken-header', /damaged/],
    ['an MP3 that ends after its title', text(`ID3\u0003\0\0\0\0\0\u0002ab`), 'no-samples', /ends after its title/],
    ['an MP4 without contents', text('\0\0\0\u0010ftypM4A \0\0\0\0'), 'broken-header', /table of contents/],
    ['a WAV of MP3', withTag(0x55), 'unsupported-format', /MP3/],
  ]
  for (const [name, bytes, code, words] of cases) {
    it(`says what it is: ${name}`, async () => {
      expect(await decodeAudio(bytes)).toMatchObject({ kind: 'problem', code, message: expect.stringMatching(words) })
    })
  }

  it('never throws for a WAV with some of its bytes changed', async () => {
    const good = writeWav([sine(200, 0.05).map((value) => Math.round(value * 1000))], {
      markers: [{ frame: 3, name: 'a' }],
    })
    const change = record({ at: nat(good.length - 1), to: nat(255) })
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 8 }), nat(good.length), async (changes, end) => {
        const bytes = good.slice(0, end)
        for (const { at, to } of changes) bytes[at] = to
        const audio = await decodeAudio(bytes)
        if (audio.kind === 'audio')
          for await (const block of audio.blocks()) expect(block[0]!.length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
})

describe('AAC and Apple Lossless outside of browsers', () => {
  for (const [kind, name] of [
    ['m4a', 'AAC (M4A)'],
    ['adts', 'AAC'],
    ['alac', 'Apple Lossless'],
  ] as const) {
    it(`says who hears it, and what to do: ${name}`, async () => {
      expect(await decodeAudio(toneFile(kind))).toEqual({
        kind: 'problem',
        code: 'unsupported-format',
        message: `${name} can be heard in a browser that decodes it, not here. Export the bounce as WAV, FLAC or MP3.`,
      })
    })
  }
})

describe.skipIf(!existsSync(RENDERED))('compressed files, needs ../shared/data/audio', () => {
  const files = [
    ['pop909cl-019-fluidr3_gm.flac', 'flac', 40],
    ['pop909cl-074-synth.mp3', 'mp3', 40],
    ['synth_edm-0159-synth.ogg', 'ogg', 20],
  ] as const
  for (const [name, format, seconds] of files) {
    it(`takes the padding of ${format} off: ${name} lasts ${seconds} s`, async () => {
      const audio = await decodeAudio(await openAsBlob(`${RENDERED}/${name}`))
      if (audio.kind === 'problem') throw new Error(audio.message)
      let frames = 0
      for await (const [left] of audio.blocks()) frames += left!.length
      expect(audio).toMatchObject({ format, channels: 2, sampleRateHz: 44_100, lossless: format === 'flac' })
      expect(frames).toBe(Math.round(seconds * 44_100))
    })
  }
})

function withTag(tag: number): Uint8Array {
  const options: WavOptions = { bits: 16 }
  const bytes = writeWav([[1, 2]], options)
  bytes[20] = tag
  return bytes
}
