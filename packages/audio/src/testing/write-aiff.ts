export type AiffOptions = {
  readonly sampleRateHz?: number
  readonly bits?: 8 | 16 | 24 | 32
  /** 'sowt' turns the bytes round, as Live and Logic do. */
  readonly compression?: string
  readonly markers?: readonly { readonly frame: number; readonly name: string }[]
}

/** An AIFF file of integers, AIFC where a compression is named. */
export function writeAiff(channels: readonly ArrayLike<number>[], options: AiffOptions = {}): Uint8Array {
  const { sampleRateHz = 48_000, bits = 16, compression, markers = [] } = options
  const frames = channels[0]?.length ?? 0
  const bytes: number[] = []
  const number = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bytes.push(Math.floor(value / 2 ** (8 * i)) & 0xff)
  }
  const letters = (text: string): void => void bytes.push(...Array.from(text, (letter) => letter.charCodeAt(0)))
  const chunk = (id: string, fill: () => void): void => {
    letters(id)
    const at = bytes.length
    number(0, 4)
    fill()
    const length = bytes.length - at - 4
    for (let i = 0; i < 4; i++) bytes[at + i] = (length >>> (8 * (3 - i))) & 0xff
    if (length % 2) bytes.push(0)
  }
  chunk('FORM', () => {
    letters(compression ? 'AIFC' : 'AIFF')
    chunk('COMM', () => {
      number(channels.length, 2)
      number(frames, 4)
      number(bits, 2)
      const exponent = Math.floor(Math.log2(sampleRateHz))
      number(exponent + 16_383, 2)
      number(sampleRateHz * 2 ** (31 - exponent), 4)
      number(0, 4)
      if (compression) letters(`${compression}\0\0`)
    })
    if (markers.length > 0) {
      chunk('MARK', () => {
        number(markers.length, 2)
        for (const [i, { frame, name }] of markers.entries()) {
          number(i + 1, 2)
          number(frame, 4)
          number(name.length, 1)
          letters(name)
          if (name.length % 2 === 0) number(0, 1)
        }
      })
    }
    chunk('SSND', () => {
      number(0, 8)
      for (let i = 0; i < frames; i++) {
        for (const samples of channels) {
          const start = bytes.length
          number((samples[i] ?? 0) < 0 ? (samples[i] ?? 0) + 2 ** bits : (samples[i] ?? 0), bits / 8)
          if (compression === 'sowt') bytes.push(...bytes.splice(start).reverse())
        }
      }
    })
  })
  return Uint8Array.from(bytes)
}
