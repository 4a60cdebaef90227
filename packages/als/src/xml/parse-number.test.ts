import { assert, double, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber } from './parse-number.ts'

const parse = (text: string) => parseNumber(new TextEncoder().encode(`x${text}x`), 1, 1 + text.length)

describe('parseNumber', () => {
  it.each([
    ['0', 0],
    ['-63072000', -63_072_000],
    ['0.0003162277571', 0.000_316_227_757_1],
    ['4.0091', 4.0091],
    ['.5', 0.5],
    ['5.0329225462037961', 5.032_922_546_203_796],
    ['340282326356119256160033759537265639424', 3.402_823_263_561_192_6e38],
    ['9.999999747e-05', 9.999_999_747e-5],
    ['1E3', 1000],
    ['true', 1],
    ['false', 0],
  ])('reads %s', (text, value) => {
    expect(parse(text)).toBe(value)
  })

  it.each(['', '-', 'Invalid', '1.2.3', '0x10', '1e', ' 1', '1 ', '--1', 'NaN', 'Infinity', '9'.repeat(80)])(
    'finds no number in "%s"',
    (text) => {
      expect(parse(text)).toBeNaN()
    },
  )

  it.each([
    '18014398509481985',
    '9007199254740993.0000000000001',
    '4503599627370497.5',
    '0.1234567890123456789',
    '12345678901234567.8901234567',
    '-63072000.00000000001',
    '999999999999999999999999999999',
    '1000000000000000000000.000000001',
    '0.000008000728438228436',
  ])('rounds %s as the language itself does', (text) => {
    expect(parse(text)).toBe(Number(text))
  })

  it('rounds long decimals as the language itself does', () => {
    const part = (least: number, most: number) => stringMatching(new RegExp(`^[0-9]{${least},${most}}$`))
    assert(
      property(part(1, 16), part(1, 22), (whole, decimals) => {
        expect(parse(`${whole}.${decimals}`)).toBe(Number(`${whole}.${decimals}`))
      }),
      { numRuns: 2000 },
    )
  })

  it('reads every double as the language itself does', () => {
    assert(
      property(double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(parse(String(value))).toBe(Object.is(value, -0) ? 0 : value)
      }),
    )
  })
})
