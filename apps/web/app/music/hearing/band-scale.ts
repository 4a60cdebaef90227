/** Third octaves along the lower edge of a picture. */
export const BAND_AXIS = {
  gutter: 36,
  bottom: 24,
  labelled: new Set([32, 126, 501, 1995, 7943, 31, 125, 500, 2000, 8000]),
}

/** Where the middle of each band lies, and how wide one is. */
export function bandScale(count: number, width: number) {
  const step = Math.max(1, width - BAND_AXIS.gutter) / Math.max(1, count)
  return { x: (band: number) => BAND_AXIS.gutter + (band + 0.5) * step, step }
}
