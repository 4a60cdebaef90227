/** What an AudioSpecificConfig says (ISO/IEC 14496-3, 1.6.2.1). */
export type AacConfig = { readonly objectType: number; readonly sampleRateHz: number; readonly channels: number }

export function readAacConfig(bytes: Uint8Array): AacConfig {
  let bit = 0
  const read = (count: number): number => {
    let value = 0
    for (let i = 0; i < count; i++, bit++) value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
    return value
  }
  const short = read(5)
  const objectType = short === 31 ? 32 + read(6) : short
  const index = read(4)
  const sampleRateHz = index === 15 ? read(24) : (AAC_RATES_HZ[index] ?? 0)
  const layout = read(4)
  return { objectType, sampleRateHz, channels: layout === 7 ? 8 : layout }
}

export const AAC_RATES_HZ: readonly number[] = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
]
