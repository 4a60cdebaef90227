import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A picture as PNG on white, for clients that show no SVG. The renderer is loaded by the first picture. */
export async function svgToPng(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js')
  const font = { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' }
  return new Resvg(svg, { background: '#ffffff', fitTo: { mode: 'width', value: WIDTH_PIXELS }, font }).render().asPng()
}

/** Servers have no fonts of their own. */
const FONT = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf/DejaVuSans.ttf',
)
/** Twice the size at which the pictures are drawn. */
const WIDTH_PIXELS = 2000
