/** The darker or lighter of our inks, whichever reads better on a colour of Live's. */
export function legibleInk(background: string): string {
  const light = luminance(background)
  return contrast(light, DARK_LUMINANCE) >= contrast(light, LIGHT_LUMINANCE) ? DARK_INK : LIGHT_INK
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio of two luminances. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const DARK_INK = '#081014'
const LIGHT_INK = '#ffffff'
const DARK_LUMINANCE = luminance(DARK_INK)
const LIGHT_LUMINANCE = luminance(LIGHT_INK)
