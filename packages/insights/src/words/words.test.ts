import { describe, expect, it } from 'vitest'
import { list, quoted, quotedTracks, sentence } from './name-words.ts'
import { parameterWords } from './parameter-words.ts'
import { clock, count, decibels, hertz, milliseconds, percent, plain, ratio, signed } from './number-words.ts'

describe('numbers in words', () => {
  it.each([
    [decibels(-9.26), '−9.3 dB'],
    [decibels(6), '+6 dB'],
    [decibels(-70), '−inf dB'],
    [decibels(0.02), '0 dB'],
    [signed(2), '+2'],
    [hertz(94.4), '94 Hz'],
    [hertz(2400), '2.4 kHz'],
    [milliseconds(468.75), '469 ms'],
    [milliseconds(0.01), '0.01 ms'],
    [milliseconds(0), '0 ms'],
    [percent(0.842), '84 %'],
    [ratio(4), '4:1'],
    [ratio(3.4e38), '∞:1'],
    [plain(-2.5), '−2.5'],
    [plain(97.182, 2), '97.18'],
    [clock(206), '3:26'],
    [clock(59.7), '1:00'],
    [count(1, 'track'), '1 track'],
    [count(1234, 'note'), '1,234 notes'],
    [count(2, 'is', 'are'), '2 are'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

describe('names in words', () => {
  it.each([
    [quoted('  Bass 2 '), '“Bass 2”'],
    [quoted(''), 'a track without a name'],
    [quoted('x'.repeat(60)), `“${'x'.repeat(47)}…”`],
    [quoted('3-adca26ef15a1140fcbdce302bb61ae23a70fb84501e1f7ab'), 'an unnamed loop on track 3'],
    [quoted('550e8400-e29b-41d4-a716-446655440000.mp3'), 'an unnamed loop'],
    [quoted('1234567890123456789012'), '“1234567890123456789012”'],
    [quoted('3-Facade Dead Beef 2'), '“3-Facade Dead Beef 2”'],
    [list([]), ''],
    [list(['a']), 'a'],
    [list(['a', 'b', 'c']), 'a, b and c'],
    [list(['a', 'b', 'c', 'd', 'e', 'f']), 'a, b, c and 3 more'],
    [quotedTracks([track(1, 'Pad'), track(2, 'Bass'), track(1, 'Pad')]), '“Pad” and “Bass”'],
    [quotedTracks([track(1, 'Pad'), track(2, 'Lead'), track(3, 'Lead')]), '“Pad” and 2 × “Lead”'],
    [
      quotedTracks(
        [1, 2, 3, 4, 5, 5, 6].map((id) => track(id, `T${id % 4}`)),
        3,
      ),
      '2 × “T1”, 2 × “T2” and 2 more',
    ],
    [sentence('two tracks'), 'Two tracks'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

describe('parameters in words', () => {
  it.each([
    ['StereoSeparation', 'Width'],
    ['Bands.0/ParameterA/Freq', 'band 1 Freq'],
    ['DecayTime', 'Decay Time'],
    ['Volume', 'Volume'],
  ])('%s', (path, expected) => {
    expect(parameterWords(path)).toBe(expected)
  })
})

const track = (id: number, name: string) => ({ id, name })
