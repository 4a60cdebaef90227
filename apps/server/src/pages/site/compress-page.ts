import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type CompressedPage = Readonly<Record<'br' | 'gzip', Buffer>>

/** A page is drawn once and sent often: it is compressed once too, as small as it gets. */
export async function compressPage(html: string): Promise<CompressedPage> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gzip: gzipped }
}

/** The better of the encodings that the reader takes; undefined where she takes neither. */
export function encodingFor(acceptEncoding: string | undefined): keyof CompressedPage | undefined {
  const taken = (acceptEncoding ?? '').split(',').map((part) => part.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((name) =>
    taken.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(part))),
  )
}
