/** Text that stands between the tags of an SVG, or in an attribute of it. */
export function svgText(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** A coordinate of a picture: a tenth is finer than a screen shows. */
export function coordinate(value: number): number {
  return Math.round(value * 10) / 10
}
