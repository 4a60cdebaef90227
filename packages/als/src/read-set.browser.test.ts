import { describe, expect, it } from 'vitest'
import { cutGzip, gzipBomb, gzipOf } from './builder/broken.ts'
import { buildSet } from './builder/build-set.ts'
import { readSet } from './read-set.ts'

const song = () => buildSet({ tempo: 97, tracks: [{ kind: 'midi', name: 'Keys' }] })

describe('readSet in a browser', () => {
  it.each(['', '\n', '\u0000\u0000\u0000'])('reads a file with %j after its end', async (junk) => {
    const file = new File([await song(), junk], 'song.als')
    const result = await readSet(file)
    expect(result).toMatchObject({ kind: 'set', set: { tempo: { bpm: 97 }, tracks: [{ name: 'Keys' }] } })
  })

  it('refuses a Live Clip by the name of the file', async () => {
    const result = await readSet(new File([await song()], 'Riff.alc'))
    expect(result).toMatchObject({ kind: 'failure', failure: { code: 'clip-not-set' } })
  })

  it.each([
    ['a cut-off file', cutGzip, 'truncated'],
    ['gzip of text', () => gzipOf('hello'), 'gzip-of-something-else'],
    ['a bomb', () => gzipBomb(66 * 1024 ** 2), 'too-large'],
  ])('says what %s is', async (_what, make, code) => {
    expect(await readSet(await make())).toMatchObject({ kind: 'failure', failure: { code } })
  })

  it('can be cancelled', async () => {
    const controller = new AbortController()
    const result = await readSet(await song(), { signal: controller.signal, onProgress: () => controller.abort() })
    expect(result).toMatchObject({ kind: 'failure', failure: { code: 'aborted' } })
  })
})
