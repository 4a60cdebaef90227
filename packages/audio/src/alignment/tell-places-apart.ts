import { PITCHES } from '../spectrum/log-spectrum.ts'
import { centred, type NotePicture } from './note-picture.ts'
import { rollOver, type TimedNote } from './piano-roll.ts'

/** A place of the set at which the file may lie, against the best of them. */
export type RivalPlace = {
  /** Index into the places that were asked about. */
  readonly place: number
  /** How far the file sides with the best in the notes that differ: 0 with neither, 1 as if they had been rendered exactly. */
  readonly lead: number
  /** Energy of the notes that differ, as a share of the best's: 0 where both hold the same. */
  readonly differing: number
}

/**
 * Tells places apart at which a file fits alike. Where music repeats, most notes are the same, so the whole says little:
 * the file is compared with the notes that one place has and the other has not. Frames beyond the notes of the set are
 * silent: a place that leaves what is heard there unexplained falls behind.
 *
 * @param startsSeconds second of the set at which frame 0 of the file lies, for each place
 * @returns the places, best first
 * @example
 * tellPlacesApart(file, notes, 0.093, [12, 44]) // [{ place: 1, lead: 0, differing: 0 }, { place: 0, lead: 0.8, differing: 0.1 }]
 */
export function tellPlacesApart(
  file: NotePicture,
  notes: readonly TimedNote[],
  hopSeconds: number,
  startsSeconds: readonly number[],
): RivalPlace[] {
  // Of notes that the file cuts off at its ends too little is heard.
  const frames = Math.max(0, file.frames - 2 * CUT_FRAMES)
  const heard = file.values.subarray(CUT_FRAMES * PITCHES, (CUT_FRAMES + frames) * PITCHES)
  const pictures = startsSeconds.map(
    (start) => centred(rollOver(notes, hopSeconds, start + CUT_FRAMES * hopSeconds, frames)).values,
  )
  const products = pictures.map((picture) => dot(heard, picture))
  const energies = pictures.map((picture) => dot(picture, picture))
  // How loud notes are heard, in all places alike: else a place could explain less and be nearer to it.
  const gain = Math.max(1e-6, sum(products) / Math.max(1e-9, sum(energies)))
  // What each explains of the energy of the file.
  const explained = pictures.map((_, at) => gain * (2 * (products[at] as number) - gain * (energies[at] as number)))
  const order = explained.map((_, place) => place).sort((a, b) => (explained[b] as number) - (explained[a] as number))
  const best = order[0] ?? 0
  return order.map((place) => {
    const difference = distance(pictures[best] as Float32Array, pictures[place] as Float32Array)
    const ahead = (explained[best] as number) - (explained[place] as number)
    return {
      place,
      lead: difference > 0 ? ahead / (gain * gain * difference) : 0,
      differing: difference / Math.max(1e-9, energies[best] as number),
    }
  })
}

function dot(a: Float32Array, b: Float32Array): number {
  let total = 0
  for (let at = 0; at < a.length; at++) total += (a[at] as number) * (b[at] as number)
  return total
}

function distance(a: Float32Array, b: Float32Array): number {
  let total = 0
  for (let at = 0; at < a.length; at++) total += ((a[at] as number) - (b[at] as number)) ** 2
  return total
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Half the window of the salience. */
const CUT_FRAMES = 2
