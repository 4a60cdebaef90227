import type { Figure, Message, Unit } from '@kvint/report'
import { count, decibels, hertz, milliseconds, percent, plain, ratio, signed } from './number-words.ts'
import { list, quoted, sentence } from './name-words.ts'

/** What a language writes in its own way. */
export type Language = {
  /** Its sentence for an English pattern; `undefined` where it has none. */
  readonly patternOf: (pattern: string) => string | undefined
  /** A number that is written in English: `2.4 kHz`, `1,234`. */
  readonly number: (written: string) => string
  readonly counted: (number: number, noun: string, many: string | undefined) => string | null
  readonly quoted: (name: string) => string
  readonly listed: (items: readonly string[]) => string
  readonly more: (number: number) => string
  readonly key: (name: string) => string
  readonly chord: (symbol: string) => string
  readonly pitch: (name: string) => string
}

/** A message in a language; `null` where the language lacks a sentence for it or for a part of it. */
export function writeMessage({ pattern, figures }: Message, language: Language): string | null {
  const own = language.patternOf(pattern)
  if (own === undefined) return null
  let lacks = false
  const text = own.replaceAll(/\{(\d+)\}/g, (braces, index: string) => {
    const figure = figures[Number(index)]
    const written = figure === undefined ? braces : writeFigure(figure, language)
    lacks ||= written === null
    return written ?? ''
  })
  return lacks ? null : text
}

function writeFigure(figure: Figure, language: Language): string | null {
  if (typeof figure === 'string') return figure
  if (typeof figure === 'number') return language.number(plain(figure, 6))
  if ('pattern' in figure) return writeMessage(figure, language)
  if ('count' in figure) return language.counted(figure.count, figure.noun, figure.many)
  if ('unit' in figure) return language.number(UNITS[figure.unit](figure.value, figure.decimals))
  if ('quoted' in figure) return language.quoted(figure.quoted)
  if ('key' in figure) return language.key(figure.key)
  if ('chord' in figure) return language.chord(figure.chord)
  if ('pitch' in figure) return language.pitch(figure.pitch)
  if ('sentence' in figure) {
    const begun = writeFigure(figure.sentence, language)
    return begun === null ? null : sentence(begun)
  }
  const items =
    'tracks' in figure
      ? figure.tracks.map(({ name, times }) => `${times === 1 ? '' : `${String(times)} × `}${language.quoted(name)}`)
      : figure.list.map((item) => writeFigure(item, language))
  const written = items.filter((item) => item !== null)
  if (written.length < items.length) return null
  return language.listed(figure.more > 0 ? [...written, language.more(figure.more)] : written)
}

/** A message in English: what a report says to programs and where no other language is asked for. */
export function inEnglish(message: Message): string {
  const text = writeMessage(message, ENGLISH) ?? message.pattern
  return text.startsWith('an unnamed loop') ? sentence(text) : text
}

/** A reason that follows “because”, in English and as data. */
export function because(message: Message): { readonly because: string; readonly message: Message } {
  return { because: inEnglish(message), message }
}

const ENGLISH: Language = {
  patternOf: (pattern) => pattern,
  number: (written) => written,
  counted: count,
  quoted,
  listed: (items) => list(items, items.length),
  more: (number) => `${String(number)} more`,
  key: (name) => name,
  chord: (symbol) => symbol,
  pitch: (name) => name,
}

const UNITS: Readonly<Record<Unit, (value: number, decimals?: number) => string>> = {
  decibels,
  signed,
  hertz,
  milliseconds,
  ratio,
  percent,
  plain,
}
