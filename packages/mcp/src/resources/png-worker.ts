import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'

/** Draws one picture, a text of SVG, as PNG on white, and ends. Servers have no fonts of their own. */
const FONT = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf/DejaVuSans.ttf',
)
/** Twice the size at which the pictures are drawn. */
const WIDTH_PIXELS = 2000
const font = { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' }
const options = { background: '#ffffff', fitTo: { mode: 'width', value: WIDTH_PIXELS }, font } as const
const png = new Uint8Array(new Resvg(String(workerData), options).render().asPng())
parentPort?.postMessage(png, [png.buffer])
