import { vi } from 'vitest'

/** Waits for what a test awaits as long as `expect.poll` does; vitest gives it one second and no setting. */
const PATIENCE_MS = 10_000

const { waitFor } = vi
if (!isPatient(waitFor)) vi.waitFor = Object.assign(patiently, { isPatient: true })

function patiently<Result>(...[callback, options]: Parameters<typeof vi.waitFor<Result>>): Promise<Result> {
  return waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) })
}

/** Files of one worker share what is set here. */
function isPatient(way: object): boolean {
  return 'isPatient' in way
}
