import type { Binaries } from './find-binaries.ts'

export type StartOptions = {
  /** Where everything lives. Made where it is missing. */
  dataFolder: string
  /** Other binaries than those of the npm packages. */
  binaries?: Binaries
  /** `false` gives up the promise to survive a power cut, for tests that want speed. */
  isDurable?: boolean
  /** Told once its processes go on by themselves, so that long work of this thread holds none of them up. */
  onUnderWay?: () => void
  /** Told when Postgres ended by itself and was started again, or could not be yet: tries go on. */
  onRestart?: (outcome: { restarted: boolean; reason: string }) => void
}
