import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressPage, encodingFor } from './compress-page.ts'

it('gives the page back from either encoding', async () => {
  const html = '<p>Hør hva settet ditt gjør.</p>'.repeat(50)
  const { br, gzip } = await compressPage(html)
  expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([html, html])
  expect(br.length).toBeLessThan(html.length / 10)
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  ['brotli', undefined],
  [undefined, undefined],
])('answers %s with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
