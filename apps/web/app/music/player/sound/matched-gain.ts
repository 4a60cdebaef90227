import { type PieceToRender, renderPiece } from './render-piece.ts'

/** Decibels that make a piece as loud as another, by their loudness as ITU-R BS.1770 weighs it; within ±9 dB. */
export async function matchedGainDb(piece: PieceToRender, likeness: PieceToRender): Promise<number> {
  const [own, other] = await Promise.all([loudness(piece), loudness(likeness)])
  return Number.isFinite(own) && Number.isFinite(other) ? Math.max(-9, Math.min(9, other - own)) : 0
}

/** The first bars stand for the whole: an illustration is short. */
async function loudness({ end, ...piece }: PieceToRender): Promise<number> {
  const buffer = await renderPiece({ ...piece, end: Math.min(end, piece.from + MOST_BEATS) }, RATE)
  const context = new OfflineAudioContext(2, buffer.length, RATE)
  const source = context.createBufferSource()
  source.buffer = buffer
  const head = context.createBiquadFilter()
  head.type = 'highshelf'
  head.frequency.value = 1682
  head.gain.value = 4
  const low = context.createBiquadFilter()
  low.type = 'highpass'
  low.frequency.value = 38
  low.Q.value = -6
  source.connect(head).connect(low).connect(context.destination)
  source.start()
  const weighed = await context.startRendering()
  let sum = 0
  for (const side of [0, 1]) for (const each of weighed.getChannelData(side)) sum += each * each
  return 10 * Math.log10(sum / weighed.length)
}

const RATE = 22_050
const MOST_BEATS = 16
