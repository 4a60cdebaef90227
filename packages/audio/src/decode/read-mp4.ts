import { AudioProblemError } from './audio-problem.ts'
import { text, viewOf } from './read-wav.ts'
import type { ReadableFile } from './readable-file.ts'

/** The audio track of an MP4 file (ISO/IEC 14496-12): where each of its frames lies and how to set up the codec. */
export type Mp4Track = {
  readonly codec: 'aac' | 'alac'
  /** The decoder's own set-up: AudioSpecificConfig or the ALAC cookie. */
  readonly config: Uint8Array
  readonly frames: readonly { readonly start: number; readonly bytes: number }[]
  /** Boxes that say how much of the first and last frames is padding. */
  readonly timing: Readonly<Partial<Record<'elst' | 'mdhd' | 'stts' | 'mvhd' | 'ilst', Uint8Array>>>
}

/** Finds the first audio track. Throws `AudioProblemError` where there is none that can be heard. */
export async function readMp4(file: ReadableFile): Promise<Mp4Track> {
  const moov = await findMoov(file)
  const movie = new Map<string, Uint8Array>()
  const tracks: Map<string, Uint8Array>[] = []
  let into = movie
  walk(moov, (type, body) => {
    if (type === 'trak') tracks.push((into = new Map()))
    else if (!into.has(type)) into.set(type, body)
  })
  const sounding = tracks.find((track) => handlerOf(track) === 'soun') ?? tracks.find((track) => track.has('stsd'))
  const entry = sounding && readEntry(sounding.get('stsd'))
  if (!sounding || !entry) {
    throw new AudioProblemError('unsupported-format', 'This MP4 file has no audio track. Choose the bounce itself.')
  }
  if (entry.type === 'enca' || entry.type === 'drms') {
    throw new AudioProblemError(
      'encrypted',
      'This file is protected by its shop (DRM) and cannot be heard. Buy or export it without protection.',
    )
  }
  const config = entry.type === 'mp4a' ? aacConfig(entry.boxes.get('esds')) : entry.boxes.get('alac')
  if ((entry.type !== 'mp4a' && entry.type !== 'alac') || !config || config.length < 2) {
    throw new AudioProblemError(
      'unsupported-format',
      `The audio of this MP4 file is written as "${entry.type.replaceAll(/[^ -~]/g, '?')}", not AAC or Apple Lossless. Export it as WAV.`,
    )
  }
  const frames = readFrames(sounding, file.size)
  if (frames.length === 0) {
    throw new AudioProblemError(
      movie.has('trex') ? 'unsupported-format' : 'no-samples',
      movie.has('trex')
        ? 'This MP4 file is cut into fragments for streaming. Save it as a plain M4A or WAV.'
        : 'The audio track of this MP4 file is empty or lies behind its end: it is damaged. Export it again.',
    )
  }
  const timing: Record<string, Uint8Array> = {}
  for (const name of ['elst', 'mdhd', 'stts', 'mvhd', 'ilst']) {
    const box = sounding.get(name) ?? movie.get(name)
    if (box) timing[name] = box
  }
  return { codec: entry.type === 'mp4a' ? 'aac' : 'alac', config, frames, timing }
}

async function findMoov(file: ReadableFile): Promise<Uint8Array> {
  for (let at = 0, count = 0; at + 8 <= file.size && count < MAX_BOXES; count++) {
    const head = viewOf(await file.read(at, at + 16))
    let bytes = head.getUint32(0)
    let header = 8
    if (bytes === 1 && head.byteLength >= 16) {
      bytes = Number(head.getBigUint64(8))
      header = 16
    } else if (bytes === 0) bytes = file.size - at
    if (bytes < header) break
    if (text(head, 4) === 'moov') {
      if (bytes > MAX_MOOV_BYTES || at + bytes > file.size) break
      return file.read(at + header, at + bytes)
    }
    at += bytes
  }
  throw new AudioProblemError(
    'broken-header',
    'This MP4 file has no table of contents (moov): the recording or download did not finish. Export or copy it again.',
  )
}

/** Calls `visit` for each box in order; containers are entered, and `trak` is also told of. */
function walk(bytes: Uint8Array, visit: (type: string, body: Uint8Array) => void, depth = 0): void {
  const view = viewOf(bytes)
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at) || bytes.length - at
    if (size < 8 || at + size > bytes.length) return
    const type = text(view, at + 4)
    const body = bytes.subarray(at + 8, at + size)
    if (type === 'trak') visit(type, body)
    if (CONTAINERS.has(type) && depth < 12) walk(body, visit, depth + 1)
    else if (type === 'meta') walk(body.subarray(4), visit, depth + 1)
    else visit(type, body)
    at += size
  }
}

function handlerOf(track: Map<string, Uint8Array>): string {
  const body = track.get('hdlr')
  return body && body.length >= 12 ? text(viewOf(body), 8) : ''
}

function readEntry(stsd: Uint8Array | undefined): { type: string; boxes: Map<string, Uint8Array> } | null {
  if (!stsd || stsd.length < 8 + 36) return null
  const view = viewOf(stsd)
  const size = Math.min(view.getUint32(8), stsd.length - 8)
  const version = view.getUint16(8 + 16)
  const head = version === 1 ? 52 : version === 2 ? 72 : 36
  const boxes = new Map<string, Uint8Array>()
  if (size > head) walk(stsd.subarray(8 + head, 8 + size), (type, body) => boxes.set(type, body))
  return { type: text(view, 12), boxes }
}

/** The AudioSpecificConfig inside the descriptors of `esds` (ISO/IEC 14496-1, 7.2.6), for AAC only. */
function aacConfig(esds: Uint8Array | undefined): Uint8Array | undefined {
  if (!esds) return undefined
  for (let at = 4; at + 2 < esds.length;) {
    const tag = esds[at++]
    let length = 0
    for (let i = 0; i < 4; i++) {
      const byte = esds[at++] ?? 0
      length = (length << 7) | (byte & 0x7f)
      if (byte < 0x80) break
    }
    if (tag === 3) at += 3
    else if (tag === 4) {
      if (![0x40, 0x66, 0x67, 0x68].includes(esds[at] ?? 0)) return undefined
      at += 13
    } else if (tag === 5) return esds.subarray(at, at + length)
    else at += length
  }
  return undefined
}

function readFrames(track: Map<string, Uint8Array>, fileBytes: number): Mp4Track['frames'] {
  const sizes = track.get('stsz')
  const runs = track.get('stsc')
  const chunks = track.get('stco') ?? track.get('co64')
  if (!sizes || sizes.length < 12 || !runs || runs.length < 8 || !chunks || chunks.length < 8) return []
  const sizeView = viewOf(sizes)
  const runView = viewOf(runs)
  const chunkView = viewOf(chunks)
  const same = sizeView.getUint32(4)
  // A table that says more than the file can hold is damaged; each frame takes a byte at least.
  const count = Math.min(sizeView.getUint32(8), same > 0 ? Math.floor(fileBytes / same) : (sizes.length - 12) / 4)
  const long = !track.has('stco')
  const chunkCount = Math.min(chunkView.getUint32(4), Math.floor((chunks.length - 8) / (long ? 8 : 4)))
  const runCount = Math.min(runView.getUint32(4), Math.floor((runs.length - 8) / 12))
  const frames: { start: number; bytes: number }[] = []
  let run = 0
  for (let chunk = 0; chunk < chunkCount && frames.length < count; chunk++) {
    while (run + 1 < runCount && runView.getUint32(8 + 12 * (run + 1)) <= chunk + 1) run++
    const inChunk = runCount > 0 ? runView.getUint32(8 + 12 * run + 4) : 1
    let start = long ? Number(chunkView.getBigUint64(8 + 8 * chunk)) : chunkView.getUint32(8 + 4 * chunk)
    for (let i = 0; i < inChunk && frames.length < count; i++) {
      const bytes = same || sizeView.getUint32(12 + 4 * frames.length)
      if (start + bytes > fileBytes) return frames
      frames.push({ start, bytes })
      start += bytes
    }
  }
  return frames
}

const CONTAINERS = new Set(['trak', 'mdia', 'minf', 'stbl', 'udta', 'edts', 'wave', 'mvex', 'sinf'])
const MAX_BOXES = 10_000
const MAX_MOOV_BYTES = 1 << 26
