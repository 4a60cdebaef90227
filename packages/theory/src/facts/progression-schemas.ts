/**
 * The name of a chord loop, in whatever rotation; figures and sevenths are ignored. Names and forms: Richards, "Tonal
 * Ambiguity in Popular Music's Axis Progressions" (2017); Doll, Hearing Harmony (2017); Tagg, Everyday Tonality (2009).
 *
 * `nameSchema(['vi', 'IV', 'I', 'V'])` → `{ name: 'axis', rotation: 2 }`
 */
export function nameSchema(numerals: readonly string[]): { name: string; rotation: number } | null {
  const plain = numerals.map(plainNumeral)
  for (const [name, chain] of SCHEMAS) {
    const steps = chain.split(' ')
    if (steps.length !== plain.length) continue
    for (let rotation = 0; rotation < steps.length; rotation++) {
      if (plain.every((numeral, index) => numeral === steps[(index + rotation) % steps.length]))
        return { name, rotation }
    }
  }
  return null
}

/** `plainNumeral('V65')` → `'V'`, `plainNumeral('iiø65')` → `'ii'` */
export function plainNumeral(numeral: string): string {
  return /^[#b]?[IViv]+/.exec(numeral)?.[0] ?? numeral
}

const SCHEMAS: readonly (readonly [string, string])[] = [
  ['axis', 'I V vi IV'],
  ['axis', 'i VI III VII'],
  ['doo-wop', 'I vi IV V'],
  ['doo-wop', 'I vi ii V'],
  ['Andalusian', 'i VII VI V'],
  ['Aeolian descent', 'i VII VI VII'],
  ['Aeolian shuttle', 'i VI'],
  ['Aeolian cadence', 'VI VII i'],
  ['Mixolydian shuttle', 'I bVII'],
  ['double plagal', 'I bVII IV'],
  ['double plagal', 'I bVII IV I'],
  ['plagal shuttle', 'I IV'],
  ['Dorian shuttle', 'i IV'],
  ['dominant shuttle', 'I V'],
  ['three chords', 'I IV V'],
  ['three chords', 'I IV V IV'],
  ['ii V I', 'ii V I'],
  ['Pachelbel', 'I V vi iii IV I IV V'],
  ['royal road', 'IV V iii vi'],
  ['minor plagal', 'i iv'],
  ['epic', 'i III VII VI'],
]
