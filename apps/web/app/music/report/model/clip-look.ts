export type ClipLook = { readonly fill: string; readonly edge: string; readonly ink: string }

/**
 * One of Live's colours on the ground of the theme: a shade of it for the box, and for the notes the colour itself, drawn
 * towards the theme's ink as far as they need it to be seen.
 */
export function clipLook(color: string, ground: string, ink: string): ClipLook {
  const [own, under, text] = [channels(color), channels(ground), channels(ink)]
  const fill = mix(own, under, FILL)
  const light = luminanceOf(fill)
  let towards = 0
  while (towards < 1 && contrast(luminanceOf(mix(text, own, towards)), light) < LEAST_CONTRAST) towards += STEP
  return { fill: css(fill), edge: css(mix(own, under, EDGE)), ink: css(mix(text, own, Math.min(towards, 1))) }
}

/** WCAG 2.2 relative luminance of `#rrggbb` or `rgb(r, g, b)`. */
export function luminance(color: string): number {
  return luminanceOf(channels(color))
}

/** WCAG 2.2 contrast ratio of two luminances. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminanceOf(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): number[] {
  if (color.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
}

function mix(a: readonly number[], b: readonly number[], share: number): number[] {
  return a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)))
}

function css([red = 0, green = 0, blue = 0]: readonly number[]): string {
  return `rgb(${red}, ${green}, ${blue})`
}

const FILL = 0.22
const EDGE = 0.6
const STEP = 0.1
const LEAST_CONTRAST = 4.5
