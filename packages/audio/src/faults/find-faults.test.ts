import { describe, expect, it } from 'vitest'
import { hear } from '../hear/hear.ts'
import type { Hearing } from '../hear/hearing.ts'
import { joined, mixed, noise, scaled, sine } from '../testing/signals.ts'
import { writeWav } from '../testing/write-wav.ts'
import type { FaultKind } from './fault.ts'

const RATE = 44_100
const SECONDS = 18
/** Partials of a triad two octaves above the bass. */
const CHORD = [0, 4, 7].flatMap((semitones) => [1, 2, 3, 4].map((n) => 4 * n * 2 ** (semitones / 12)))

/** A pulse that fades to nothing twice a second, a bass and chords that change: nothing in it is wrong. */
const song = makeSong()

async function heard(channels: readonly Float32Array[], sampleRateHz = RATE): Promise<Hearing> {
  const integers = channels.map((channel) => {
    const rounded = new Int16Array(channel.length)
    for (let i = 0; i < channel.length; i++)
      rounded[i] = Math.round(Math.max(-1, Math.min(32_767 / 32_768, channel[i]!)) * 32_768)
    return rounded
  })
  const result = await hear(writeWav(integers, { sampleRateHz }))
  if (result.kind === 'problem') throw new Error(result.message)
  return result.hearing
}

async function faultsOf(channels: readonly Float32Array[], sampleRateHz = RATE) {
  return (await heard(channels, sampleRateHz)).faults
}

async function kindsOf(channels: readonly Float32Array[], sampleRateHz = RATE): Promise<FaultKind[]> {
  return [...new Set((await faultsOf(channels, sampleRateHz)).map(({ kind }) => kind))]
}

const change = (
  samples: Float32Array,
  at: number,
  values: (old: number, i: number) => number,
  length = 1,
): Float32Array => {
  const out = samples.slice()
  for (let i = 0; i < length; i++) out[at + i] = values(out[at + i]!, i)
  return out
}

describe('faults', () => {
  const [left, right] = song

  it('finds none in a clean song', async () => {
    expect(await faultsOf(song)).toEqual([])
  })

  const planted: readonly [FaultKind, () => readonly Float32Array[], number?][] = [
    ['hard-clipped', () => [scaled(left, 4), scaled(right, 4)]],
    [
      'flat-tops-below-full-scale',
      () =>
        song.map((x) =>
          scaled(
            scaled(x, 4).map((v) => Math.max(-1, Math.min(1, v))),
            0.7,
          ),
        ),
    ],
    ['squashed', () => song.map((x) => x.map((v) => 0.9 * Math.tanh(12 * v)))],
    ['dc-offset', () => [left.map((v) => v + 0.02), right]],
    ['right-inverted', () => [left, scaled(right, -1)]],
    ['left-louder', () => [left, scaled(right, 0.63)]],
    ['right-louder', () => [scaled(left, 0.63), right]],
    ['mono-in-stereo', () => [left, left]],
    ['hum', () => song.map((x) => mixed(x, sine(50, SECONDS, RATE, 0.006), sine(150, SECONDS, RATE, 0.004)))],
    ['harsh', () => song.map((x, i) => bell(mixed(x, noise(SECONDS, RATE, 0.02, 5 + i)), 3500, 12))],
    ['hiss', () => song.map((x, i) => mixed(x, noise(SECONDS, RATE, 0.007, 11 + i)))],
    ['wrong-sample-rate', () => song, 40_517],
  ]
  for (const [kind, make, rate] of planted) {
    it(`finds ${kind}`, async () => {
      expect(await kindsOf(make(), rate)).toContain(kind)
    })
  }

  it('judges no tuning where both sides cancel', async () => {
    expect(await kindsOf([left, scaled(right, -1)])).toEqual(['right-inverted'])
  })

  it('places a click within a sample', async () => {
    const at = Math.round(10.2 * RATE)
    const faults = await faultsOf(song.map((x) => change(x, at, () => 0.7)))
    expect(faults.map(({ kind, startSeconds }) => [kind, Math.round(startSeconds * RATE)])).toEqual([['click', at]])
  })

  it('hears a click right before a hit of metal', async () => {
    const at = Math.round(10.25 * RATE)
    const hit = sine(15_000, 0.2, RATE, 0.13)
    const drums = song.map((x) => change(x, at, (old, i) => old + hit[i]!, hit.length))
    expect(await faultsOf(drums)).toEqual([])
    expect(await kindsOf(drums.map((x) => change(x, at - 6, () => 0.7)))).toEqual(['click'])
  })

  it('hears a click before a snare and inside of it, and takes what is as high as the snare for none', async () => {
    const at = Math.round(10.25 * RATE)
    const snare = noise(0.1, RATE, 0.16)
    const withSnare = (frame: number) => song.map((x) => change(x, frame, (old, i) => old + snare[i]!, snare.length))
    const clicked = (sound: readonly Float32Array[], height = 0.7) => sound.map((x) => change(x, at, () => height))
    expect(await kindsOf(withSnare(at))).toEqual([])
    expect(await kindsOf(clicked(withSnare(at + 441)))).toEqual(['click'])
    expect(await kindsOf(clicked(withSnare(at - 20)))).toEqual(['click'])
    expect(await kindsOf(clicked(withSnare(at - 20), 0.25))).toEqual([])
  })

  it('does not take an offset that comes and goes with the notes for one of the wave', async () => {
    const lopsided = song.map((x) => x.map((v, i) => (v + 0.05) * Math.exp(-6 * ((i / RATE) % 0.5))))
    expect(await kindsOf(lopsided)).not.toContain('dc-offset')
  })

  it('does not take a note that another rate moves to 60 Hz for hum', async () => {
    const note = song.map((x) => mixed(x, sine(60 * (RATE / 40_517), SECONDS, RATE, 0.02)))
    expect(await kindsOf(note, 40_517)).toEqual(['wrong-sample-rate'])
  })

  it('takes what stands no higher than the edges of the saw around it for no click', async () => {
    const saw = Float32Array.from({ length: SECONDS * RATE }, (_, i) => 0.5 * (((i * 57.3) / RATE) % 1) - 0.25)
    const at = Math.round(10.2 * RATE)
    const kinds = await kindsOf(song.map((x) => change(mixed(x, saw), at, (old) => old + 0.15)))
    expect(kinds).not.toContain('click')
  })

  it('places a dropout and says how long it is', async () => {
    const at = Math.round(12.02 * RATE)
    const faults = await faultsOf(song.map((x) => change(x, at, () => 0, 3528)))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatchObject({
      kind: 'dropout',
      startSeconds: expect.closeTo(12.02, 3),
      value: expect.closeTo(80, 0),
    })
  })

  it('does not take a pause that fades out for a dropout', async () => {
    const faded = song.map((x) => change(x, 12 * RATE, (old, i) => old * Math.max(0, 1 - i / 4410), RATE / 2))
    expect(await kindsOf(faded)).not.toContain('dropout')
  })

  it('does not take the silence behind hits whose tails are cut for dropouts', async () => {
    const hit = sine(220, 0.32, RATE, 0.6).map((x, i) => x * Math.exp((-9 * i) / RATE))
    const hits = joined(...Array.from({ length: 6 }, () => joined(hit, new Float32Array(Math.round(0.18 * RATE)))))
    expect(await kindsOf([joined(hits, song[0] ?? hits)])).not.toContain('dropout')
  })

  it('hears a lost buffer right before a hit, when the sound has fallen by 16 dB, and takes a longer silence there for a pause', async () => {
    const tone = sine(220, 0.5, RATE, 0.9).map((x, i) => x * Math.exp((-11 * i) / RATE))
    const hits = joined(...Array.from({ length: 24 }, () => tone))
    const at = Math.round(6.44 * RATE)
    expect(await kindsOf([change(hits, at, () => 0, 3528)])).toContain('dropout')
    expect(await kindsOf([change(hits, at, () => 0, 5300)])).not.toContain('dropout')
  })

  it('measures silence at head and tail', async () => {
    const silent = (seconds: number) => new Float32Array(seconds * RATE)
    const faults = await faultsOf(song.map((x) => joined(silent(2), x, silent(6))))
    expect(faults.map(({ kind }) => kind)).toEqual(['head-and-tail-silence', 'head-and-tail-silence'])
    expect(faults[0]!.value).toBeCloseTo(2, 1)
    expect(faults[1]!.value).toBeGreaterThan(6)
  })

  it('hears an end that is cut off', async () => {
    expect(await kindsOf(song.map((x) => x.subarray(0, Math.round(14.05 * RATE))))).toEqual(['cut-off-end'])
  })

  it('places peaks between the samples', async () => {
    const shape = (_old: number, i: number) => 0.999 * Math.sign(Math.sin((Math.PI / 2) * i + Math.PI / 4))
    const over = (await faultsOf(song.map((x) => change(x, 12 * RATE, shape, 2000)))).find(
      ({ kind }) => kind === 'intersample-overs',
    )
    expect(over?.startSeconds).toBeCloseTo(12, 2)
    expect(over?.value).toBeGreaterThan(2)
  })

  it('hears where everything is turned down', async () => {
    const step = (await faultsOf(song.map((x) => x.map((v, i) => (i < 12 * RATE ? v : v * 0.562))))).find(
      ({ kind }) => kind === 'drop-quieter-than-verse',
    )
    expect(Math.abs(step!.startSeconds - 12)).toBeLessThan(0.7)
    expect(Math.abs(step!.value - 5)).toBeLessThan(1)
  })

  it('does not take a passage that is turned down and up again for a step', async () => {
    const dip = song.map((x) => x.map((v, i) => (i < 10 * RATE || i > 13 * RATE ? v : v * 0.562)))
    expect(await kindsOf(dip)).not.toContain('drop-quieter-than-verse')
  })

  it('does not take the rounding of two plain tones for hum', async () => {
    const tones = mixed(sine(220, SECONDS, RATE, 0.25), sine(440, SECONDS, RATE, 0.25))
    expect(await kindsOf([tones])).not.toContain('hum')
  })

  it('says nothing of a hum at −86 dBFS', async () => {
    expect(await kindsOf(song.map((x) => mixed(x, sine(60, SECONDS, RATE, 0.00005))))).not.toContain('hum')
    const gaps = song.map((x) => x.map((v, i) => (i > 8 * RATE && i < 16 * RATE ? 0 : v)))
    expect(await kindsOf(gaps.map((x) => mixed(x, sine(60, SECONDS, RATE, 0.00005))))).not.toContain('hum')
    expect(await kindsOf(gaps.map((x) => mixed(x, sine(60, SECONDS, RATE, 0.002))))).toContain('hum')
  })

  it.each([
    ['short notes of a loud bass', 0.6, 0.25],
    ['notes of a bass that rests for a tenth of a second', 0.3, 0.21],
  ])('hears hum between the %s that plays around it', async (_what, every, lasting) => {
    const around = Float32Array.from({ length: SECONDS * RATE }, (_, i) => {
      const t = i / RATE
      const note = Math.floor(t / every)
      const hz = [43.7, 58.3, 46.2, 55][(note * 3) % 4]!
      const fade = Math.max(0, Math.min(1, 40 * (t - note * every), 40 * (note * every + lasting - t)))
      return 0.3 * fade * (Math.sin(2 * Math.PI * hz * t + note) + 0.5 * Math.sin(6 * Math.PI * hz * t + 2 * note))
    })
    const band = song.map((x) => mixed(scaled(x, 0.5), around))
    expect(await kindsOf(band)).not.toContain('hum')
    const hum = mixed(sine(50, SECONDS, RATE, 0.006), sine(150, SECONDS, RATE, 0.004))
    expect(await kindsOf(band.map((x) => mixed(x, hum)))).toContain('hum')
  })

  it('does not take a low note that dies away beside 50 Hz for hum', async () => {
    const note = sine(49, SECONDS, RATE, 0.5).map((v, i) => v * Math.exp((-3 * (i % (4 * RATE))) / RATE))
    expect(await kindsOf(song.map((x) => mixed(x, note)))).not.toContain('hum')
    const last = sine(49, SECONDS, RATE, 0.5).map((v, i) => v * Math.exp(-Math.max(0, i / RATE - SECONDS + 3) * 4))
    expect(
      await kindsOf(
        song.map((x) =>
          mixed(
            x.map((v, i) => (i < (SECONDS - 3) * RATE ? v : 0)),
            last,
          ),
        ),
      ),
    ).not.toContain('hum')
  })

  it('says nothing of a short sample that ends loud, and nothing of silence', async () => {
    expect(await faultsOf([left.subarray(0, RATE), right.subarray(0, RATE)])).toEqual([])
    expect(await faultsOf([new Float32Array(RATE * 2), new Float32Array(RATE * 2)])).toEqual([])
  })

  it.each<[string, () => Float32Array]>([
    ['a tone', () => sine(440, SECONDS, RATE, 0.5)],
    ['an octave', () => mixed(sine(220, SECONDS, RATE, 0.25), sine(440, SECONDS, RATE, 0.25))],
    ['a fifth', () => mixed(sine(220, SECONDS, RATE, 0.25), sine(330, SECONDS, RATE, 0.25))],
    ['a chord that is held', () => mixed(...[220, 277.2, 329.6].map((hz) => sine(hz, SECONDS, RATE, 0.2)))],
    ['noise', () => noise(SECONDS, RATE, 0.5)],
    ['a metronome', () => sine(880, SECONDS, RATE, 0.5).map((v, i) => v * Math.exp((-100 * (i % (RATE / 2))) / RATE))],
  ])('judges no mix by %s', async (_what, make) => {
    const kinds = await kindsOf([make()])
    expect(kinds.filter((kind) => OF_A_MIX.has(kind))).toEqual([])
  })

  it('names no tuning that changes through the file', async () => {
    const glide = sine(450, SECONDS, RATE, 0.3).map((v, i) =>
      i < 12 * RATE ? v : 0.3 * Math.sin((2 * Math.PI * 438 * i) / RATE),
    )
    expect(await kindsOf([sine(448, SECONDS, RATE, 0.3)])).toContain('tuned-high')
    const { tuningCents, faults } = await heard([glide])
    expect(tuningCents).toBeNull()
    expect(faults.map(({ kind }) => kind)).not.toContain('tuned-high')
  })

  it('hears the same in both orders of the channels', async () => {
    const one = await heard(song)
    const two = await heard([right, left])
    expect(two.loudness).toEqual(one.loudness)
    expect(two.bands.correlations).toEqual(one.bands.correlations)
  })

  it('gives the same bands for the same sound at another rate', async () => {
    const [at44, at96] = await Promise.all(
      [44_100, 96_000].map(async (rate) => (await heard([sine(440, 3, rate)], rate)).bands),
    )
    const loudest = at44!.levelsDb.indexOf(Math.max(...at44!.levelsDb))
    expect(at44!.centresHz[loudest]).toBeCloseTo(398, 0)
    expect(Math.abs(at96!.levelsDb[loudest]! - at44!.levelsDb[loudest]!)).toBeLessThan(0.2)
  })
})

const OF_A_MIX = new Set<FaultKind>(['squashed', 'dull', 'boomy', 'harsh', 'no-low-end'])

function makeSong(): [Float32Array, Float32Array] {
  const out: [Float32Array, Float32Array] = [new Float32Array(SECONDS * RATE), new Float32Array(SECONDS * RATE)]
  const hit = noise(0.1, RATE, 0.12).map((value, i) => value * Math.exp(-i / 600))
  const roots = [55, 43.65, 65.41, 49]
  for (let beat = 0; beat < SECONDS * 2; beat++) {
    const root = roots[Math.floor(beat / 4) % 4]!
    const start = (beat * RATE) / 2
    const fade = beat >= SECONDS * 2 - 4 ? 0.25 ** (beat - SECONDS * 2 + 5) : 1
    for (let i = 0; i < RATE / 2; i++) {
      const t = i / RATE
      const swell = Math.min(1, t * 200) * Math.exp(-3 * t) * Math.min(1, (0.5 - t) * 100) * fade
      const bass = 0.14 * Math.sin(2 * Math.PI * root * t) + 0.05 * Math.sin(2 * Math.PI * 35 * t)
      const middle = 0.12 * CHORD.reduce((sum, n) => sum + Math.sin(2 * Math.PI * root * n * t + n) / n, 0)
      const drum = (hit[i] ?? 0) * fade
      out[0][start + i] = swell * (bass + middle) + drum
      out[1][start + i] = swell * (bass + 0.8 * middle + 0.06 * Math.sin(2 * Math.PI * root * 7 * t)) + drum
    }
  }
  return out
}

/** A bell of the audio EQ cookbook, Q = 1. */
function bell(samples: Float32Array, hz: number, db: number): Float32Array {
  const turn = (2 * Math.PI * hz) / RATE
  const alpha = Math.sin(turn) / 2
  const gain = 10 ** (db / 40)
  const [b0, b1, b2, a0, a2] = [
    1 + alpha * gain,
    -2 * Math.cos(turn),
    1 - alpha * gain,
    1 + alpha / gain,
    1 - alpha / gain,
  ]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - b1 * y1 - a2 * y2) / a0
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}
