import { type Figure, type Message, type Role, withSigns } from '@kvint/report'
import type { EvidenceFigure, EvidenceWords } from '@kvint/theory'

/** What can be said alone: a message, or a figure that needs no words around it. */
export type Said = Exclude<Figure, string | number>

/** `3 tracks` */
export const count = (number: number, noun: string, many?: string): Said => ({
  count: number,
  noun,
  ...(many === undefined ? {} : { many }),
})

/** `−9.3 dB` */
export const decibels = (value: number): Said => ({ unit: 'decibels', value })
/** `+2` */
export const signed = (value: number): Said => ({ unit: 'signed', value })
/** `94 Hz`, `2.4 kHz` */
export const hertz = (value: number): Said => ({ unit: 'hertz', value })
/** `469 ms` */
export const milliseconds = (value: number): Said => ({ unit: 'milliseconds', value })
/** `4:1` */
export const ratio = (value: number): Said => ({ unit: 'ratio', value })
/** A share of 1: `84 %` */
export const percent = (value: number): Said => ({ unit: 'percent', value })
/** At most `decimals` behind the point: `2.5` */
export const plain = (value: number, decimals?: number): Said => ({
  unit: 'plain',
  value,
  ...(decimals === undefined ? {} : { decimals }),
})

/** `“Bass 2”`; long names are cut. */
export const quoted = (name: string): Said => ({ quoted: name })

/** `a, b and c`; beyond `most`, `a, b and 4 more`. */
export function list(items: readonly Figure[], most = 4): Said {
  if (items.length <= most) return { list: items, more: 0 }
  return { list: items.slice(0, most - 1), more: items.length - most + 1 }
}

/**
 * Tracks by name, each track once however often it is named; several tracks of one name stand together.
 *
 * ```ts
 * quotedTracks([{ id: 1, name: 'Pad' }, { id: 2, name: 'Lead' }, { id: 3, name: 'Lead' }]) // “Pad” and 2 × “Lead”
 * ```
 */
export function quotedTracks(
  tracks: readonly { readonly id: number | string; readonly name: string }[],
  most = 4,
): Said {
  const idsByName = new Map<string, Set<number | string>>()
  for (const { id, name } of tracks) idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id))
  const named = [...idsByName].map(([name, ids]) => ({ name, times: ids.size }))
  const told = named.length > most ? named.slice(0, most - 1) : named
  return { tracks: told, more: named.slice(told.length).reduce((sum, { times }) => sum + times, 0) }
}

/** First letter large: for a sentence that begins with a counted noun. */
export const sentence = (figure: Figure): Said => ({ sentence: figure })

/** `B minor`; Norwegian `h-moll` */
export const keyName = (name: string): Said => ({ key: withSigns(name) })
/** `Bm7`; Norwegian `Hm7` */
export const chordSymbol = (symbol: string): Said => ({ chord: withSigns(symbol) })
/** A note by its name, with or without its octave: `B1`; Norwegian `H1` */
export const pitch = (name: string): Said => ({ pitch: name })

/** A track’s role: `kick`. */
export const roleWord = (role: Role): Message => ({ pattern: role, figures: [] })

/** What theory says for a key. */
export const keyEvidence = ({ words }: { readonly words: EvidenceWords }): Message => ({
  pattern: words.pattern,
  figures: words.figures.map(withSignedName),
})

function withSignedName(figure: EvidenceFigure): Figure {
  if ('key' in figure) return keyName(figure.key)
  if ('chord' in figure) return chordSymbol(figure.chord)
  return 'pitch' in figure ? pitch(withSigns(figure.pitch)) : figure
}
