import { list, type Said } from '../../words/figures.ts'

/** Sixteenths of a bar as beats and sixteenths of a beat, as Live counts them: `2 and 4.3`; in 6/8 a beat is an eighth. */
export function places(sixteenths: readonly number[], denominator = 4): Said {
  const ofBeat = 16 / denominator
  const named = sixteenths.map((at) => {
    const within = at % ofBeat
    const beat = String(Math.floor(at / ofBeat) + 1)
    return within === 0 ? beat : `${beat}.${String(within + 1)}`
  })
  return list(named, MOST_PLACES)
}

const MOST_PLACES = 8
