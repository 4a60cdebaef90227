import { AudioProblemError } from './audio-problem.ts'
import type { Marker } from './decoded-audio.ts'
import type { PcmLayout } from './pcm-blocks.ts'
import { text, viewOf, type PcmHeader } from './read-wav.ts'
import type { ReadableFile } from './readable-file.ts'

/** Reads the header of an AIFF or AIFC file (Apple, 1989 and 1991): integers of 8 to 32 bits, floats, `sowt`, markers. */
export async function readAiffHeader(file: ReadableFile): Promise<PcmHeader> {
  let common: Common | null = null
  let sound: { start: number; bytes: number } | null = null
  let marks: readonly { frame: number; name: string }[] = []
  const remarks: string[] = []
  for (let at = 12, count = 0; at + 8 <= file.size && count < MAX_CHUNKS; count++) {
    const chunk = viewOf(await file.read(at, at + 16))
    if (chunk.byteLength < 8) break
    const id = text(chunk, 0)
    let bytes = chunk.getUint32(4)
    const body = at + 8
    if (id === 'SSND') {
      if (bytes > file.size - body) {
        remarks.push(
          `The file ends before its header says: ${Math.floor((100 * (file.size - body)) / bytes)} % of it is here.`,
        )
        bytes = file.size - body
      }
      const offset = chunk.byteLength >= 12 ? chunk.getUint32(8) : 0
      sound ??= { start: body + 8 + offset, bytes: Math.max(0, bytes - 8 - offset) }
    } else if (id === 'COMM') common ??= readCommon(viewOf(await file.read(body, body + Math.min(bytes, 64))))
    else if (id === 'MARK') marks = readMarks(viewOf(await file.read(body, body + Math.min(bytes, MAX_CHUNK_BYTES))))
    at = body + bytes + (bytes % 2)
  }
  if (!common)
    throw new AudioProblemError('broken-header', 'This AIFF file has no common chunk: it is damaged. Export it again.')
  if (!sound)
    throw new AudioProblemError('no-samples', 'This AIFF file has a header and no sound after it. Export it again.')
  const { channels, sampleRateHz, sampleBytes } = common
  const stored = Math.floor(sound.bytes / Math.max(1, channels * sampleBytes))
  const frames = common.frames > 0 ? Math.min(stored, common.frames) : stored
  const markers: Marker[] = marks
    .filter(({ frame }) => frame <= frames)
    .map(({ frame, name }) => ({ seconds: frame / sampleRateHz, name }))
  return {
    layout: {
      sampleRateHz,
      channels,
      sampleBytes,
      encoding: common.encoding,
      littleEndian: common.littleEndian,
      dataStart: sound.start,
      frames,
    },
    bitDepth: common.bits,
    markers: markers.sort((a, b) => a.seconds - b.seconds),
    remarks,
  }
}

type Common = Pick<PcmLayout, 'channels' | 'frames' | 'sampleRateHz' | 'sampleBytes' | 'encoding' | 'littleEndian'> & {
  readonly bits: number
}

function readCommon(view: DataView): Common {
  if (view.byteLength < 18) {
    throw new AudioProblemError(
      'broken-header',
      'The common chunk of this AIFF file breaks off: it is damaged. Export it again.',
    )
  }
  const channels = view.getUint16(0)
  const frames = view.getUint32(2)
  const bits = view.getUint16(6)
  const sampleRateHz = readExtended(view, 8)
  const compression = view.byteLength >= 22 ? text(view, 18) : 'NONE'
  const float = compression.toLowerCase() === 'fl32' ? 4 : compression.toLowerCase() === 'fl64' ? 8 : 0
  const plain = ['NONE', 'twos', 'sowt', 'in24', 'in32', 'raw ', '23ni', '42ni'].includes(compression)
  if (!float && !plain) {
    throw new AudioProblemError(
      'unsupported-format',
      `This AIFC file is compressed with "${compression.replaceAll(/[^ -~]/g, '?')}". Export it as AIFF or WAV with 16 or 24 bits.`,
    )
  }
  if (!float && !(bits >= 1 && bits <= 32)) {
    throw new AudioProblemError(
      'broken-header',
      `This AIFF file says that its samples have ${bits} bits, which no program writes: it is damaged. Export it again.`,
    )
  }
  return {
    channels,
    frames,
    bits: float ? float * 8 : bits,
    sampleRateHz,
    sampleBytes: float || Math.ceil(bits / 8),
    encoding: float ? 'float' : compression === 'raw ' ? 'unsigned' : 'signed',
    littleEndian: ['sowt', '23ni', '42ni'].includes(compression),
  }
}

/** The 80-bit float of IEEE 754 that AIFF writes its rate in: 15 bits of exponent, 64 of mantissa with its leading one. */
function readExtended(view: DataView, at: number): number {
  const exponent = (view.getUint16(at) & 0x7fff) - 16_383 - 63
  const mantissa = view.getUint32(at + 2) * 2 ** 32 + view.getUint32(at + 6)
  return Math.round(mantissa * 2 ** exponent * 1000) / 1000
}

function readMarks(view: DataView): readonly { frame: number; name: string }[] {
  const marks: { frame: number; name: string }[] = []
  const count = view.byteLength >= 2 ? view.getUint16(0) : 0
  for (let at = 2; marks.length < count && at + 7 <= view.byteLength;) {
    const length = view.getUint8(at + 6)
    const end = Math.min(view.byteLength, at + 7 + length)
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 7, end - at - 7))
    marks.push({ frame: view.getUint32(at + 2), name })
    // A Pascal string fills an even number of bytes, its length included.
    at += 7 + length + ((length + 1) % 2)
  }
  return marks
}

const MAX_CHUNKS = 10_000
const MAX_CHUNK_BYTES = 1 << 20
