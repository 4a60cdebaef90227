import { describe, expect, it } from 'vitest'
import { assemble } from '../../scripts/assemble-kernels.ts'
import { fftKernelText } from '../../scripts/fft-kernel-text.ts'
import { createFft, fftInLoops } from './fft.ts'
import kernel from './generated/fft-kernel.json' with { type: 'json' }

describe('the fast Fourier transform', () => {
  it('is assembled from the text that is in the repository', async () => {
    expect(kernel.wasm).toBe(await assemble(fftKernelText()))
  })

  for (const make of [createFft, fftInLoops])
    it(`equals the sum it is defined by (${make.name})`, () => {
      for (const size of [4, 8, 16, 32, 64, 128]) {
        const { re, im, transform } = make(size)
        for (let i = 0; i < size; i++) {
          re[i] = Math.sin(i * i)
          im[i] = Math.cos(3 * i)
        }
        const expected = slowTransform(re, im)
        transform()
        for (let k = 0; k < size; k++) {
          expect(re[k]).toBeCloseTo(expected.re[k]!, 3)
          expect(im[k]).toBeCloseTo(expected.im[k]!, 3)
        }
      }
    })

  it('gives in WebAssembly what it gives in loops', () => {
    const one = createFft(8192)
    const other = fftInLoops(8192)
    expect(one.re.buffer.byteLength).toBeGreaterThan(other.re.buffer.byteLength)
    for (const { re, im, transform } of [one, other]) {
      for (let i = 0; i < 8192; i++) {
        re[i] = Math.sin(i * i)
        im[i] = Math.cos(i * i * i)
      }
      transform()
    }
    const furthest = (a: Float32Array, b: Float32Array) => Math.max(...a.map((value, k) => Math.abs(value - b[k]!)))
    expect(furthest(one.re, other.re)).toBeLessThan(1e-3)
    expect(furthest(one.im, other.im)).toBeLessThan(1e-3)
  })

  it('refuses a size that is no power of two', () => {
    expect(() => createFft(48)).toThrow('power of two')
  })
})

function slowTransform(re: Float32Array, im: Float32Array): { re: number[]; im: number[] } {
  const size = re.length
  const out = { re: Array<number>(size).fill(0), im: Array<number>(size).fill(0) }
  for (let k = 0; k < size; k++) {
    for (let n = 0; n < size; n++) {
      const angle = (-2 * Math.PI * k * n) / size
      out.re[k]! += re[n]! * Math.cos(angle) - im[n]! * Math.sin(angle)
      out.im[k]! += re[n]! * Math.sin(angle) + im[n]! * Math.cos(angle)
    }
  }
  return out
}
