import { describe, expect, it } from 'vitest'
import { nameSchema, plainNumeral } from './progression-schemas.ts'

describe('nameSchema', () => {
  it.each<[string, string, number]>([
    ['I V vi IV', 'axis', 0],
    ['vi IV I V', 'axis', 2],
    ['i VI III VII', 'axis', 0],
    ['I vi IV V', 'doo-wop', 0],
    ['i VII VI V', 'Andalusian', 0],
    ['I bVII IV', 'double plagal', 0],
    ['ii7 V7 Imaj7', 'ii V I', 0],
    ['i VI', 'Aeolian shuttle', 0],
    ['VI i', 'Aeolian shuttle', 1],
    ['IV V iii vi', 'royal road', 0],
    ['I V vi iii IV I IV V', 'Pachelbel', 0],
  ])('%s is %s from its step %i', (numerals, name, rotation) =>
    expect(nameSchema(numerals.split(' '))).toEqual({ name, rotation }),
  )

  it.each(['I ii iii', 'I', 'vi V IV III'])('%s has no name', (numerals) =>
    expect(nameSchema(numerals.split(' '))).toBeNull(),
  )
})

describe('plainNumeral', () => {
  it.each([
    ['V65', 'V'],
    ['iiø65', 'ii'],
    ['bVII', 'bVII'],
    ['#viio7', '#vii'],
    ['Imaj7', 'I'],
    ['N', 'N'],
  ])('%s is %s', (numeral, plain) => expect(plainNumeral(numeral)).toBe(plain))
})
