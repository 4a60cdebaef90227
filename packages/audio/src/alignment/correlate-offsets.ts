import { PITCHES } from '../spectrum/log-spectrum.ts'
import { createFft } from '../spectrum/fft.ts'
import type { NotePicture } from './note-picture.ts'

/** How well the file fits when its frame 0 lies on frame `firstLag + i` of the set. */
export type OffsetScores = { readonly firstLag: number; readonly scores: Float32Array }

/**
 * Likeness of two pictures at every offset: their products over the overlap, against the energy of both there (−1 to 1).
 * Offsets at which less than `leastOverlap` frames meet score 0. All notes are correlated in one domain of frequencies.
 */
export function correlateOffsets(file: NotePicture, set: NotePicture, leastOverlap: number): OffsetScores {
  const size = powerOfTwo(file.frames + set.frames)
  const { re, im, transform } = createFft(size)
  const sumRe = new Float64Array(size)
  const sumIm = new Float64Array(size)
  for (let note = 0; note < PITCHES; note++) {
    // One transform for both: set in the real part, file in the imaginary.
    re.fill(0)
    im.fill(0)
    for (let frame = 0; frame < set.frames; frame++) re[frame] = set.values[frame * PITCHES + note] as number
    for (let frame = 0; frame < file.frames; frame++) im[frame] = file.values[frame * PITCHES + note] as number
    transform()
    for (let k = 0; k < size; k++) {
      const mirror = (size - k) & (size - 1)
      const a = re[k] as number
      const b = im[k] as number
      const c = re[mirror] as number
      const d = im[mirror] as number
      const setRe = (a + c) / 2
      const setIm = (b - d) / 2
      const fileRe = (b + d) / 2
      const fileIm = (c - a) / 2
      sumRe[k] = (sumRe[k] as number) + setRe * fileRe + setIm * fileIm
      sumIm[k] = (sumIm[k] as number) + setIm * fileRe - setRe * fileIm
    }
  }
  // The inverse transform is the forward one of the conjugate.
  re.set(sumRe)
  for (let k = 0; k < size; k++) im[k] = -(sumIm[k] as number)
  transform()
  const fileEnergy = energySums(file)
  const setEnergy = energySums(set)
  const firstLag = -file.frames + 1
  const scores = new Float32Array(file.frames + set.frames - 1)
  const least = 1e-4 * Math.sqrt((fileEnergy[file.frames] as number) * (setEnergy[set.frames] as number))
  for (let at = 0; at < scores.length; at++) {
    const lag = firstLag + at
    const from = Math.max(0, lag)
    const to = Math.min(set.frames, lag + file.frames)
    if (to - from < leastOverlap) continue
    const ofSet = (setEnergy[to] as number) - (setEnergy[from] as number)
    const ofFile = (fileEnergy[to - lag] as number) - (fileEnergy[from - lag] as number)
    const energy = Math.sqrt(ofSet * ofFile)
    if (energy > least) scores[at] = (re[lag & (size - 1)] as number) / size / energy
  }
  return { firstLag, scores }
}

/** The same likeness at one offset alone: the file's frame 0 on frame `lag` of the set. */
export function likenessAt(file: NotePicture, set: NotePicture, lag: number, leastOverlap: number): number {
  const from = Math.max(0, lag)
  const to = Math.min(set.frames, lag + file.frames)
  if (to - from < leastOverlap) return 0
  let [product, ofSet, ofFile] = [0, 0, 0]
  for (let at = from * PITCHES; at < to * PITCHES; at++) {
    const inSet = set.values[at] as number
    const inFile = file.values[at - lag * PITCHES] as number
    product += inSet * inFile
    ofSet += inSet * inSet
    ofFile += inFile * inFile
  }
  const energy = Math.sqrt(ofSet * ofFile)
  return energy > 0 ? product / energy : 0
}

function energySums({ frames, values }: NotePicture): Float64Array {
  const sums = new Float64Array(frames + 1)
  for (let frame = 0; frame < frames; frame++) {
    let energy = 0
    for (let at = frame * PITCHES; at < (frame + 1) * PITCHES; at++) energy += (values[at] as number) ** 2
    sums[frame + 1] = (sums[frame] as number) + energy
  }
  return sums
}

function powerOfTwo(least: number): number {
  let size = 4
  while (size < least) size *= 2
  return size
}
