import type { Mp4Track } from './read-mp4.ts'
import { viewOf } from './read-wav.ts'

/** The part of a track that is music: what the encoder put before and behind it is padding. */
export type Mp4Window = { readonly startSeconds: number; readonly durationSeconds: number }

/**
 * By the edit list (ISO/IEC 14496-12, 8.6.6), else by the comment that iTunes writes (`iTunSMPB`); null where neither
 * speaks, and where several edits cut the track.
 *
 * @param sampleRateHz rate that the comment counts in
 */
export function mp4Window(
  { elst, mdhd, mvhd, stts, ilst }: Mp4Track['timing'],
  sampleRateHz: number,
): Mp4Window | null {
  const edits = elst ? editsOf(elst) : []
  const edit = edits[0]
  if (edits.length > 1) return null
  const media = timescaleOf(mdhd)
  if (edit && media > 0) {
    const startSeconds = edit.mediaTime / media
    const movie = timescaleOf(mvhd)
    const ends = stts ? lengthOf(stts) / media - startSeconds : Infinity
    // A length in a coarser unit is rounded: up to one of them more may be music.
    const stated = edit.duration > 0 && movie > 0 ? (edit.duration + (movie < media ? 1 : 0)) / movie : Infinity
    return { startSeconds, durationSeconds: Math.min(ends > 0 ? ends : Infinity, stated) }
  }
  const [, priming, total] = ITUNES.exec(ilst ? String.fromCharCode(...ilst.subarray(0, 65_536)) : '') ?? []
  if (priming === undefined || total === undefined || sampleRateHz <= 0) return null
  const frames = Number.parseInt(total, 16)
  return {
    startSeconds: Number.parseInt(priming, 16) / sampleRateHz,
    durationSeconds: frames > 0 ? frames / sampleRateHz : Infinity,
  }
}

/** Edits that show media; an empty one (media time −1) is a pause. */
function editsOf(elst: Uint8Array): { duration: number; mediaTime: number }[] {
  if (elst.length < 8) return []
  const view = viewOf(elst)
  const long = view.getUint8(0) === 1
  const bytes = long ? 20 : 12
  const count = Math.min(view.getUint32(4), Math.floor((elst.length - 8) / bytes))
  return Array.from({ length: count }, (_, i) => {
    const at = 8 + i * bytes
    return long
      ? { duration: Number(view.getBigUint64(at)), mediaTime: Number(view.getBigInt64(at + 8)) }
      : { duration: view.getUint32(at), mediaTime: view.getInt32(at + 4) }
  }).filter(({ mediaTime }) => mediaTime >= 0)
}

function timescaleOf(header: Uint8Array | undefined): number {
  const at = header?.[0] === 1 ? 20 : 12
  return header && header.length >= at + 4 ? viewOf(header).getUint32(at) : 0
}

function lengthOf(stts: Uint8Array): number {
  const view = viewOf(stts)
  let total = 0
  for (let at = 8; at + 8 <= stts.length; at += 8) total += view.getUint32(at) * view.getUint32(at + 4)
  return total
}

/** Padding before, padding behind, samples between, in hexadecimal. */
const ITUNES = /iTunSMPB[^]{8,40}? [0-9A-F]{8} ([0-9A-F]{8}) [0-9A-F]{8} ([0-9A-F]{16})/
