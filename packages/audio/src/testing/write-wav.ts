export type WavOptions = {
  readonly sampleRateHz?: number
  /** 8, 16, 24 or 32 for integers, 32 or 64 for floats. */
  readonly bits?: number
  readonly float?: boolean
  readonly extensible?: boolean
  readonly form?: 'RIFF' | 'RIFX' | 'RF64'
  readonly markers?: readonly { readonly frame: number; readonly name: string }[]
  /** What the data chunk says its length is, where that is not the truth. */
  readonly statedBytes?: number
}

/** A WAV file of integers or floats. Samples are what the file holds: integers for integer files. */
export function writeWav(channels: readonly ArrayLike<number>[], options: WavOptions = {}): Uint8Array {
  const { sampleRateHz = 48_000, bits = 16, float = false, extensible = false, form = 'RIFF', markers = [] } = options
  const le = form !== 'RIFX'
  const frames = channels[0]?.length ?? 0
  const sampleBytes = bits / 8
  const dataBytes = frames * channels.length * sampleBytes
  const formatBytes = extensible ? 40 : 16
  const tag = float ? 3 : 1
  const format = chunk('fmt ', formatBytes, le, (view) => {
    view.setUint16(0, extensible ? 0xfffe : tag, le)
    view.setUint16(2, channels.length, le)
    view.setUint32(4, sampleRateHz, le)
    view.setUint32(8, sampleRateHz * channels.length * sampleBytes, le)
    view.setUint16(12, channels.length * sampleBytes, le)
    view.setUint16(14, bits, le)
    if (!extensible) return
    view.setUint16(16, 22, le)
    view.setUint16(18, bits, le)
    view.setUint16(24, tag, le)
  })
  const data = chunk('data', dataBytes, le, (view) => {
    const how = { bits, float, le }
    for (const [c, samples] of channels.entries()) {
      for (let i = 0; i < frames; i++) putSample(view, (i * channels.length + c) * sampleBytes, samples[i] ?? 0, how)
    }
  })
  const view = new DataView(data.buffer)
  if (form === 'RF64') view.setUint32(4, 0xffff_ffff, true)
  else if (options.statedBytes !== undefined) view.setUint32(4, options.statedBytes, le)
  const ds64 = chunk('ds64', 28, true, (into) => into.setBigUint64(8, BigInt(dataBytes), true))
  const parts = [...(form === 'RF64' ? [ds64] : []), format, data, ...markerChunks(markers, le)]
  const bytes = parts.reduce((sum, part) => sum + part.length, 4)
  const head = chunk(form, 4, le, () => undefined)
  new DataView(head.buffer).setUint32(4, form === 'RF64' ? 0xffff_ffff : bytes, le)
  head.set(letters('WAVE'), 8)
  return concat([head, ...parts])
}

function markerChunks(markers: NonNullable<WavOptions['markers']>, le: boolean): Uint8Array[] {
  if (markers.length === 0) return []
  const cue = chunk('cue ', 4 + 24 * markers.length, le, (view) => {
    view.setUint32(0, markers.length, le)
    for (const [i, { frame }] of markers.entries()) {
      view.setUint32(4 + 24 * i, i + 1, le)
      view.setUint32(24 + 24 * i, frame, le)
    }
  })
  const labels = markers.map(({ name }, i) => {
    const text = letters(`${name}\0`)
    const label = chunk('labl', 4 + text.length, le, (view) => view.setUint32(0, i + 1, le))
    label.set(text, 12)
    return label
  })
  const body = concat([letters('adtl'), ...labels])
  const list = chunk('LIST', body.length, le, () => undefined)
  list.set(body, 8)
  return [cue, list]
}

function putSample(
  view: DataView,
  at: number,
  value: number,
  how: { bits: number; float: boolean; le: boolean },
): void {
  const { bits, float, le } = how
  if (float) return bits === 64 ? view.setFloat64(at, value, le) : view.setFloat32(at, value, le)
  if (bits === 8) return view.setUint8(at, value + 128)
  if (bits === 16) return view.setInt16(at, value, le)
  if (bits === 32) return view.setInt32(at, value, le)
  view.setUint8(at + (le ? 0 : 2), value & 0xff)
  view.setUint8(at + 1, (value >> 8) & 0xff)
  view.setUint8(at + (le ? 2 : 0), (value >> 16) & 0xff)
}

/** A chunk with its head, filled to an even length. */
function chunk(id: string, bytes: number, le: boolean, fill: (view: DataView) => void): Uint8Array {
  const out = new Uint8Array(8 + bytes + (bytes % 2))
  out.set(letters(id))
  new DataView(out.buffer).setUint32(4, bytes, le)
  fill(new DataView(out.buffer, 8, bytes))
  return out
}

const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
