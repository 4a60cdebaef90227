import type { Report } from '@kvint/report'
import type { KeptReport } from '../projects/kept-projects.ts'

/** A save as it stood when it was looked up: `event` changes with the row. */
type Version = { readonly id: string; readonly event: number }

export type ParsedReport = Pick<KeptReport, 'hash' | 'bytes'> & { readonly report: Report }

/**
 * The reports that were asked about last, as objects: fetching and parsing one costs more than nearly every question
 * about it. Holds so many characters of JSON at most, over all accounts; a report above a quarter of that is not held.
 * It knows no owners: look the save up as its owner before you ask.
 */
export type ParsedReports = {
  readonly of: (
    version: Version,
    fetchReport: () => Promise<KeptReport | undefined>,
  ) => Promise<ParsedReport | undefined>
}

export function parsedReports(maxCharacters = MAX_CHARACTERS): ParsedReports {
  const held = new Map<string, { readonly parsed: ParsedReport; readonly characters: number }>()
  let total = 0

  function forget(key: string): void {
    total -= held.get(key)?.characters ?? 0
    held.delete(key)
  }

  return {
    of: async ({ id, event }, fetchReport) => {
      const key = `${id} ${event}`
      const known = held.get(key)
      if (known) {
        held.delete(key)
        held.set(key, known)
        return known.parsed
      }
      const fetched = await fetchReport()
      if (!fetched) return undefined
      const { hash, bytes, json } = fetched
      const parsed = { hash, bytes, report: JSON.parse(json) as Report }
      if (json.length > maxCharacters / 4) return parsed
      forget(key)
      held.set(key, { parsed, characters: json.length })
      total += json.length
      for (const oldest of held.keys()) {
        if (total <= maxCharacters) break
        forget(oldest)
      }
      return parsed
    },
  }
}

/** An object takes two to four bytes for each character of its JSON: 64 MB at most. */
const MAX_CHARACTERS = 16_000_000
