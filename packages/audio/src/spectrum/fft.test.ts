import { describe, expect, it } from 'vitest'
import { createFft } from './fft.ts'

describe('the fast Fourier transform', () => {
  it('equals the sum it is defined by', () => {
    for (const size of [4, 8, 16, 64, 128]) {
      const re = Float32Array.from({ length: size }, (_, i) => Math.sin(i * i))
      const im = Float32Array.from({ length: size }, (_, i) => Math.cos(3 * i))
      const expected = slowTransform(re, im)
      createFft(size).transform(re, im)
      for (let k = 0; k < size; k++) {
        expect(re[k]).toBeCloseTo(expected.re[k]!, 3)
        expect(im[k]).toBeCloseTo(expected.im[k]!, 3)
      }
    }
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
