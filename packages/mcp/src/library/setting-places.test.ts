import { type LiveSet, readSet } from '@kvint/als'
import { buildSet } from '@kvint/als/build'
import { beforeAll, expect, test } from 'vitest'
import { settingAsked, settingPlaces, settingsFound } from './setting-places.ts'

let set: LiveSet
beforeAll(async () => {
  const reading = await readSet(
    await buildSet({
      tracks: [
        {
          kind: 'midi',
          name: 'Bass',
          devices: [
            { tag: 'Compressor2', params: { Threshold: 0.0630957, Ratio: 4 } },
            { tag: 'Reverb', name: 'Big hall', isOn: false, params: { DecayTime: 2000 } },
          ],
        },
      ],
    }),
  )
  if (reading.kind === 'failure') throw new Error(reading.failure.message)
  set = reading.set
})

const found = (text: string) => {
  const asked = settingAsked(text)
  return asked ? settingPlaces(set).flatMap(({ place }) => settingsFound(place, asked)) : null
}

test.each([
  ['Compressor threshold < -20', true],
  ['compressor threshold under -20 dB', true],
  ['threshold ≤ −20', true],
  ['Compressor threshold -30 to -20 dB', true],
  ['threshold between -20 and -30', true],
  ['threshold', true],
  ['Compressor threshold > -20', false],
  ['Compressor threshold < -20 Hz', false],
  ['Glue threshold < -20', false],
  ['Compressor threshold -10..-5 dB', false],
])('%s: found %s', (text, isFound) => {
  expect(found(text)?.some((place) => /^Compressor on Bass: Threshold -24 dB$/.test(place))).toBe(isFound)
})

test('a renamed device is found by both names, and the place says that it is off', () => {
  expect(found('big hall decay')).toEqual(found('reverb decay'))
  expect(found('reverb decay')?.[0]).toMatch(/^Big hall \(Reverb\) on Bass, off: Decay/)
})

test.each([
  ['Auto Filter freq 8k to 12 kHz', { from: 8_000, to: 12_000, unit: 'Hz' }],
  ['Delay time > 0,5 s', { from: 500, to: Number.POSITIVE_INFINITY, unit: 'ms' }],
  ['Limiter gain = 6', { unit: '' }],
  ['Limiter', { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }],
])('%s is %o', (text, asked) => {
  expect(settingAsked(text)).toMatchObject(asked)
})

test('a number alone names no setting', () => {
  expect(settingAsked('-20')).toBeNull()
})
