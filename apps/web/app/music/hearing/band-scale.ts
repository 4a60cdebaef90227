/** Third octaves along the lower edge of a picture. */
export const BAND_AXIS = {
  gutter: 36,
  bottom: 24,
}

/** Where the middle of each band lies, how wide one is, and which carry their name: two octaves apart, four where it is narrow. */
export function bandScale(count: number, width: number) {
  const step = Math.max(1, width - BAND_AXIS.gutter) / Math.max(1, count)
  const apart = step * BANDS_OF_TWO_OCTAVES < NAME_WIDTH ? 2 * BANDS_OF_TWO_OCTAVES : BANDS_OF_TWO_OCTAVES
  return {
    x: (band: number) => BAND_AXIS.gutter + (band + 0.5) * step,
    step,
    isNamed: (band: number) => band % apart === FIRST_NAMED % apart && band >= FIRST_NAMED,
  }
}

const BANDS_OF_TWO_OCTAVES = 6
/** 31.5 Hz. */
const FIRST_NAMED = 2
/** `31.5 Hz` and a gap, in pixels. */
const NAME_WIDTH = 64
