import type { Language } from './language.ts'

/**
 * A number as the language writes it. Its writers are kept: one is dear to make, and dearer for the browser to sweep away.
 *
 * @example writtenNumber(1234.5, 'nb') // → '1 234,5'
 */
export function writtenNumber(value: number, language: Language, mostDecimals = 3): string {
  const name = `${language} ${mostDecimals}`
  const writer = writers.get(name) ?? new Intl.NumberFormat(language, { maximumFractionDigits: mostDecimals })
  writers.set(name, writer)
  return writer.format(value)
}

const writers = new Map<string, Intl.NumberFormat>()
