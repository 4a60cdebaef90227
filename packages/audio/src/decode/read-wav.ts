import { AudioProblemError } from './audio-problem.ts'
import type { Marker } from './decoded-audio.ts'
import type { PcmLayout } from './pcm-blocks.ts'
import type { ReadableFile } from './readable-file.ts'

export type PcmHeader = {
  readonly layout: PcmLayout
  readonly bitDepth: number
  readonly markers: readonly Marker[]
  readonly remarks: readonly string[]
}

/**
 * Reads the header of a WAV file: RIFF, big-endian RIFX, and RF64 or BW64 of any length (EBU Tech 3306, ITU-R BS.2088).
 *
 * Integers of 8 to 32 bits, floats of 32 and 64, plain or extensible; markers from `cue ` and `LIST adtl`. A `data`
 * chunk without a length, or longer than the file, reaches to the end of the file.
 */
export async function readWavHeader(file: ReadableFile): Promise<PcmHeader> {
  const head = viewOf(await file.read(0, 12))
  const form = text(head, 0)
  const le = form !== 'RIFX'
  const remarks: string[] = []
  let format: WavFormat | null = null
  let data: { start: number; bytes: number } | null = null
  let longDataBytes: number | null = null
  let cues: Cue[] = []
  const labels = new Map<number, string>()

  for (let at = 12, count = 0; at + 8 <= file.size && count < MAX_CHUNKS; count++) {
    const chunk = viewOf(await file.read(at, at + 8))
    if (chunk.byteLength < 8) break
    const id = text(chunk, 0)
    let bytes = chunk.getUint32(4, le)
    const body = at + 8
    if (id === 'data') {
      if (bytes === UNKNOWN_LENGTH) bytes = longDataBytes ?? file.size - body
      if (bytes === 0 && file.size - body > 0 && data === null) bytes = file.size - body
      if (bytes > file.size - body) {
        remarks.push(`The file ends before its header says: ${percent((file.size - body) / bytes)} of it is here.`)
        bytes = file.size - body
      }
      data ??= { start: body, bytes }
    } else if (SMALL_CHUNKS.has(id)) {
      const view = viewOf(await file.read(body, body + Math.min(bytes, MAX_CHUNK_BYTES)))
      if (id === 'fmt ') format ??= readFormat(view, le)
      else if (id === 'ds64' && view.byteLength >= 16) longDataBytes = Number(view.getBigUint64(8, true))
      else if (id === 'cue ') cues = readCues(view, le)
      else if (id === 'LIST') readLabels(view, le, labels)
    }
    at = body + bytes + (bytes % 2)
  }

  if (!format)
    throw new AudioProblemError('broken-header', 'This WAV file has no format chunk: it is damaged. Export it again.')
  if (!data)
    throw new AudioProblemError('no-samples', 'This WAV file has a header and no sound after it. Export it again.')
  const { channels, sampleRateHz, sampleBytes, encoding, bitDepth } = format
  const frames = Math.floor(data.bytes / Math.max(1, channels * sampleBytes))
  const names = cues.map(({ id, frame }, i) => ({ seconds: frame / sampleRateHz, name: labels.get(id) ?? `${i + 1}` }))
  const markers = names.filter(({ seconds }) => seconds <= frames / sampleRateHz).sort((a, b) => a.seconds - b.seconds)
  return {
    layout: { sampleRateHz, channels, encoding, sampleBytes, littleEndian: le, dataStart: data.start, frames },
    bitDepth,
    markers,
    remarks,
  }
}

type WavFormat = Pick<PcmLayout, 'channels' | 'sampleRateHz' | 'sampleBytes' | 'encoding'> & { bitDepth: number }
type Cue = { readonly id: number; readonly frame: number }

function readFormat(view: DataView, le: boolean): WavFormat {
  if (view.byteLength < 16) {
    throw new AudioProblemError(
      'broken-header',
      'The format chunk of this WAV file breaks off: it is damaged. Export it again.',
    )
  }
  let tag = view.getUint16(0, le)
  const channels = view.getUint16(2, le)
  const sampleRateHz = view.getUint32(4, le)
  const frameBytes = view.getUint16(12, le)
  const bits = view.getUint16(14, le)
  const extensible = tag === 0xfffe && view.byteLength >= 26
  // The first two bytes of the sub-format's GUID are the tag it stands for.
  if (extensible) tag = view.getUint16(24, le)
  const container = frameBytes / channels
  const sampleBytes =
    Number.isInteger(container) && container >= bits / 8 && container <= 8 ? container : Math.ceil(bits / 8)
  if (tag === 3 && (sampleBytes === 4 || sampleBytes === 8)) {
    return { channels, sampleRateHz, sampleBytes, encoding: 'float', bitDepth: sampleBytes * 8 }
  }
  if (tag === 1 && bits >= 1 && sampleBytes >= 1 && sampleBytes <= 4) {
    const bitDepth = extensible ? view.getUint16(18, le) || bits : bits
    return { channels, sampleRateHz, sampleBytes, encoding: sampleBytes === 1 ? 'unsigned' : 'signed', bitDepth }
  }
  throw new AudioProblemError(
    tag === 1 || tag === 3 ? 'broken-header' : 'unsupported-format',
    tag === 1 || tag === 3
      ? `This WAV file says that its samples have ${bits} bits, which no program writes: it is damaged. Export it again.`
      : `This WAV file holds ${CODECS[tag] ?? `the codec ${tag}`}, not plain samples. Export it as WAV with 16 or 24 bits.`,
  )
}

function readCues(view: DataView, le: boolean): Cue[] {
  if (view.byteLength < 4) return []
  const count = Math.min(view.getUint32(0, le), Math.floor((view.byteLength - 4) / 24))
  return Array.from({ length: count }, (_, i) => ({
    id: view.getUint32(4 + 24 * i, le),
    frame: view.getUint32(4 + 24 * i + 20, le),
  }))
}

function readLabels(view: DataView, le: boolean, labels: Map<number, string>): void {
  if (view.byteLength < 4 || text(view, 0) !== 'adtl') return
  for (let at = 4; at + 12 <= view.byteLength;) {
    const bytes = view.getUint32(at + 4, le)
    const end = Math.min(view.byteLength, at + 8 + bytes)
    if (text(view, at) === 'labl' && end > at + 12) {
      const name = new Uint8Array(view.buffer, view.byteOffset + at + 12, end - at - 12)
      const zero = name.indexOf(0)
      labels.set(view.getUint32(at + 8, le), new TextDecoder().decode(zero < 0 ? name : name.subarray(0, zero)))
    }
    at += 8 + bytes + (bytes % 2)
  }
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Four bytes as letters. */
export function text(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`

const SMALL_CHUNKS = new Set(['fmt ', 'ds64', 'cue ', 'LIST'])
const MAX_CHUNK_BYTES = 1 << 20
const MAX_CHUNKS = 10_000
const UNKNOWN_LENGTH = 0xffff_ffff

const CODECS: Record<number, string> = {
  2: 'Microsoft ADPCM',
  6: 'A-law',
  7: 'µ-law',
  0x11: 'IMA ADPCM',
  0x31: 'GSM 6.10',
  0x50: 'MPEG audio',
  0x55: 'MP3',
  0x161: 'Windows Media Audio',
  0x2000: 'Dolby AC-3',
  0x674f: 'Ogg Vorbis',
}
