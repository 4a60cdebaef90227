import { list, type Said } from '../../words/figures.ts'

/** Sixteenths of a bar as beats and sixteenths of a beat, as Live counts them: `2 and 4.3`. */
export function places(sixteenths: readonly number[]): Said {
  const named = sixteenths.map((at) =>
    at % 4 === 0 ? String(at / 4 + 1) : `${String(Math.floor(at / 4) + 1)}.${String((at % 4) + 1)}`,
  )
  return list(named, MOST_PLACES)
}

const MOST_PLACES = 8
