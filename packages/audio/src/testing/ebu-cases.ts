import { joined, sine } from './signals.ts'

/**
 * Test signals of EBU Tech 3341 (loudness and true peak) and 3342 (range), made from their tables. Cases 7 and 8, and
 * 5 and 6 of 3342, are recordings of programmes and not here.
 */
export type EbuCase = {
  readonly name: string
  readonly channels: readonly Float32Array[]
  readonly expected: Readonly<
    Partial<
      Record<
        'integrated' | 'momentary' | 'shortTerm' | 'steadyMomentary' | 'steadyShortTerm' | 'range' | 'truePeak',
        number
      >
    >
  > & { readonly momentaryInTurn?: readonly number[]; readonly shortTermInTurn?: readonly number[] }
  /** Allowed below and above. */
  readonly tolerance: readonly [number, number]
}

export function* ebuCases(rate: number): Generator<EbuCase> {
  const tone = (parts: readonly (readonly [number, number | null])[]): Float32Array => steps(rate, parts)
  const stereo = (x: Float32Array): Float32Array[] => [x, x]
  const tight: readonly [number, number] = [-0.1, 0.1]
  const loud = (
    name: string,
    parts: readonly (readonly [number, number | null])[],
    expected: EbuCase['expected'],
  ): EbuCase => ({
    name,
    channels: stereo(tone(parts)),
    expected,
    tolerance: tight,
  })
  yield loud('3341-1', [[20, -23]], { momentary: -23, shortTerm: -23, integrated: -23 })
  yield loud('3341-2', [[20, -33]], { momentary: -33, shortTerm: -33, integrated: -33 })
  yield loud(
    '3341-3',
    [
      [10, -36],
      [60, -23],
      [10, -36],
    ],
    { integrated: -23 },
  )
  yield loud(
    '3341-4',
    [
      [10, -72],
      [10, -36],
      [60, -23],
      [10, -36],
      [10, -72],
    ],
    { integrated: -23 },
  )
  yield loud(
    '3341-5',
    [
      [20, -26],
      [20.1, -20],
      [20, -26],
    ],
    { integrated: -23 },
  )
  const surround = [-28, -28, -24, -30, -30].map((db) => tone([[20, db]]))
  yield { name: '3341-6', channels: surround, expected: { integrated: -23 }, tolerance: tight }
  yield loud(
    '3341-9',
    repeat(5, () => [
      [1.34, -20],
      [1.66, -30],
    ]),
    { steadyShortTerm: -23 },
  )
  for (let k = 0; k < 20; k++)
    yield loud(
      `3341-10-${k + 1}`,
      [
        [k * 0.15, null],
        [3, -23],
        [1, null],
      ],
      { shortTerm: -23 },
    )
  const turns = Array.from({ length: 20 }, (_, k) => -38 + k)
  yield loud(
    '3341-11',
    repeat(20, (k) => [
      [(k + 1) * 0.15, null],
      [3, -38 + k],
      [3 - (k + 1) * 0.15, null],
    ]),
    { shortTermInTurn: turns },
  )
  yield loud(
    '3341-12',
    repeat(25, () => [
      [0.18, -20],
      [0.22, -30],
    ]),
    { steadyMomentary: -23 },
  )
  for (let k = 0; k < 20; k++)
    yield loud(
      `3341-13-${k + 1}`,
      [
        [k * 0.02, null],
        [0.4, -23],
        [1, null],
      ],
      { momentary: -23 },
    )
  yield loud(
    '3341-14',
    repeat(20, (k) => [
      [(k + 1) * 0.02, null],
      [0.4, -38 + k],
      [0.4 - (k + 1) * 0.02, null],
    ]),
    { momentaryInTurn: turns },
  )
  const peaks = [
    [15, 4, 0, 0.50119, -6],
    [16, 4, 45, 0.50119, -6],
    [17, 6, 60, 0.50119, -6],
    [18, 8, 67.5, 0.50119, -6],
    [19, 4, 45, 1.41254, 3],
  ] as const
  for (const [number, divider, degrees, amplitude, truePeak] of peaks) {
    yield {
      name: `3341-${number}`,
      channels: stereo(fadedTone(rate, divider, degrees, amplitude)),
      expected: { truePeak },
      tolerance: [-0.4, 0.2],
    }
  }
  for (let offset = 0; offset < 4; offset++) {
    yield {
      name: `3341-${20 + offset}`,
      channels: stereo(isolatedPeriod(rate, offset)),
      expected: { truePeak: 0 },
      tolerance: [-0.4, 0.2],
    }
  }
  const ranges = [
    [[-20, -30], 10],
    [[-20, -15], 5],
    [[-40, -20], 20],
    [[-50, -35, -20, -35, -50], 15],
  ] as const
  for (const [i, [levels, range]] of ranges.entries()) {
    const channels = stereo(tone(levels.map((db) => [20, db] as const)))
    // The standard allows 1 LU; a tenth is asked of ourselves.
    yield { name: `3342-${i + 1}`, channels, expected: { range }, tolerance: [-0.1, 0.1] }
  }
}

type Part = readonly [number, number | null]

const repeat = (count: number, parts: (k: number) => readonly Part[]): Part[] =>
  Array.from({ length: count }, (_, k) => parts(k)).flat()

/** Parts of [seconds, dBFS, or null for silence] as a sine of 1 kHz whose phase runs on. */
function steps(rate: number, parts: readonly Part[]): Float32Array {
  const lengths = parts.map(([seconds]) => Math.round(seconds * rate))
  const out = new Float32Array(lengths.reduce((sum, length) => sum + length, 0))
  const tenPeriods = sine(1000, 0.01, rate, 1)
  let at = 0
  for (const [part, [, db]] of parts.entries()) {
    const amplitude = Math.fround(db === null ? 0 : 10 ** (db / 20))
    const end = at + (lengths[part] as number)
    for (; at < end; at++) out[at] = amplitude * (tenPeriods[at % tenPeriods.length] as number)
  }
  return out
}

function fadedTone(rate: number, divider: number, degrees: number, amplitude: number): Float32Array {
  const x = new Float32Array(rate * 2)
  const fade = Math.round(0.1 * rate)
  return x.map(
    (_, i) =>
      amplitude *
      Math.min(1, i / fade, (x.length - 1 - i) / fade) *
      Math.sin((2 * Math.PI * i) / divider + (degrees * Math.PI) / 180),
  )
}

/** A sixth of the rate at 0.5 with one period at 1, made at four times the rate, band-limited, every fourth sample kept. */
function isolatedPeriod(rate: number, offset: number): Float32Array {
  const long = sine(rate / 6, 2, 4 * rate, 1)
  const middle = Math.round(long.length / 48) * 24
  const shaped = long.map((value, i) => {
    const fade = Math.min(1, i / (0.4 * rate), (long.length - i) / (0.4 * rate))
    return value * fade * (i >= middle && i < middle + 24 ? 1 : 0.5)
  })
  const centre = 128
  const taps = Array.from({ length: 257 }, (_, k) => {
    const t = k - centre
    const window = 0.42 - 0.5 * Math.cos((2 * Math.PI * k) / 256) + 0.08 * Math.cos((4 * Math.PI * k) / 256)
    return (t === 0 ? 0.25 : Math.sin((Math.PI * t) / 4) / (Math.PI * t)) * window
  })
  const sum = taps.reduce((a, b) => a + b, 0)
  const padded = joined(new Float32Array(centre), shaped, new Float32Array(centre))
  return new Float32Array(long.length / 4).map((_, i) => {
    let value = 0
    for (let k = 0; k < taps.length; k++) value += (taps[k] as number) * (padded[i * 4 + offset + k] as number)
    return value / sum
  })
}
