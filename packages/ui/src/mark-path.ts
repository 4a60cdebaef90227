/**
 * The figure that a pure fifth draws on an oscilloscope, x = sin 3t and y = sin 2t, as an SVG path in a box of 2 × 2
 * about the origin. `phase` (in turns) detunes it: 0 is the mark at rest.
 *
 * @example <path d={markPath()} />
 */
export function markPath(phase = 0, points = 120): string {
  const at = (index: number): string => {
    const t = (index / points) * 2 * Math.PI
    return `${round(Math.sin(3 * t + phase * 2 * Math.PI))} ${round(Math.sin(2 * t))}`
  }
  return `M${Array.from({ length: points }, (_, index) => at(index)).join('L')}Z`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
