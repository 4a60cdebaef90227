import type { Binaries } from './find-binaries.ts'

export type StartOptions = {
  /** Where everything lives. Made where it is missing. */
  dataFolder: string
  /** Other binaries than those of the npm packages. */
  binaries?: Binaries
  /** `false` gives up the promise to survive a power cut, for tests that want speed. */
  isDurable?: boolean
  /** Told when Postgres ended by itself and was started again, or could not be yet: tries go on. */
  onRestart?: (outcome: { restarted: boolean; reason: string }) => void
}
