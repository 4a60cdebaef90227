import { findBinaries } from './find-binaries.ts'

/**
 * Whether this platform has an embedded Postgres: tests that need one skip elsewhere.
 *
 * @example describe.runIf(hasPostgres())('saves', () => {})
 */
export function hasPostgres(): boolean {
  try {
    findBinaries()
    return true
  } catch {
    return false
  }
}
