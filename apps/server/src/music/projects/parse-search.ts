/** What somebody looks for among her projects: `nordlys`, `A minor`, `120`, `F# moll 98 bpm`. */
export type Search = {
  /** Each is in the name of the project or of a save, or is its tempo. */
  readonly words: readonly string[]
  /** As reports spell it: `F# minor`. */
  readonly key: string | null
}

export function parseSearch(text: string): Search {
  const found = KEY.exec(text)
  const [, tonic = '', sign = '', mode = ''] = found ?? []
  const rest = found ? text.replace(found[0], ' ') : text
  return {
    key: found ? `${tonic.toUpperCase()}${SIGNS[sign] ?? ''} ${MODES[mode.toLowerCase()] ?? mode.toLowerCase()}` : null,
    words: rest
      .replaceAll(/(\d)\s*bpm\b/gi, '$1')
      .split(/\s+/)
      .filter((word) => word !== ''),
  }
}

const KEY =
  /(?<![\p{L}\d])([a-g])([#♯b♭]?)[ -]?(major|minor|dur|moll|dorian|phrygian|lydian|mixolydian|locrian)(?!\p{L})/iu
const SIGNS: Readonly<Record<string, string>> = { '#': '#', '♯': '#', b: 'b', '♭': 'b' }
const MODES: Readonly<Record<string, string>> = { dur: 'major', moll: 'minor' }
