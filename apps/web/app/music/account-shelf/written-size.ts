import { type Language, writtenNumber } from '@kvint/ui'

/** Bytes as people read them: 1 MB and 1.5 GB. What is used is rounded up, so that no limit seems farther than it is. */
export function writtenSize(bytes: number, language: Language): string {
  return bytes < 1e9
    ? `${writtenNumber(Math.ceil(bytes / 1e6), language)} MB`
    : `${writtenNumber(Math.ceil(bytes / 1e8) / 10, language, 1)} GB`
}
