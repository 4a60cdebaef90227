import type { Harmony } from '../schema/harmony.ts'

/**
 * A key as it is named in Norwegian: `B minor` → `h-moll`, `B♭ major` → `B-dur`, `F♯ Dorian` → `fiss-dorisk`. Major keys
 * are written large, all others small. What is no key comes back as it is.
 */
export function norwegianKeyName(name: string): string {
  const [, letter = '', sign = '', mode = ''] = /^([A-G])([♯♭]?) (\w+)$/.exec(name) ?? []
  const said = MODES[mode.toLowerCase()]
  if (said === undefined) return name
  const tonic = tonicName(letter, sign)
  return `${said === 'dur' ? tonic : tonic.toLowerCase()}-${said}`
}

/** A chord as Norwegian charts write it: B is H, and B♭ keeps its sign, so that a lone B is never meant. `Bm7/F♯` → `Hm7/F♯` */
export function norwegianChord(symbol: string): string {
  return symbol.replaceAll(/(?<![A-Za-z♯♭])B(?!♭)/g, 'H').replace(/ alone$/, ' alene')
}

/**
 * Keys and chords of a report in Norwegian; sentences about them are translated elsewhere.
 *
 * @example norwegianHarmony(report.harmony) // its key 'B minor' becomes 'h-moll'
 */
export function norwegianHarmony(harmony: Harmony): Harmony {
  if (harmony.kind === 'unknown') return harmony
  const named = <Named extends { readonly name: string }>(key: Named): Named => ({
    ...key,
    name: norwegianKeyName(key.name),
  })
  return {
    ...harmony,
    key: {
      ...named(harmony.key),
      runnerUp: harmony.key.runnerUp && named(harmony.key.runnerUp),
      ...(harmony.key.others && { others: harmony.key.others.map(named) }),
    },
    localKeys: harmony.localKeys.map((local) => ({
      ...named(local),
      runnerUp: local.runnerUp && named(local.runnerUp),
    })),
    chords: harmony.chords.map((chord) => ({ ...chord, symbol: norwegianChord(chord.symbol) })),
  }
}

/** German names, as in Norway: `Fiss`, `Ess`, `Ass`; B♭ is B and B is H. */
function tonicName(letter: string, sign: string): string {
  if (letter === 'B') return sign === '♭' ? 'B' : sign === '♯' ? 'Hiss' : 'H'
  if (sign === '♯') return `${letter}iss`
  if (sign === '♭') return letter === 'A' || letter === 'E' ? `${letter}ss` : `${letter}ess`
  return letter
}

const MODES: Readonly<Record<string, string>> = {
  major: 'dur',
  minor: 'moll',
  dorian: 'dorisk',
  phrygian: 'frygisk',
  lydian: 'lydisk',
  mixolydian: 'miksolydisk',
  locrian: 'lokrisk',
}
