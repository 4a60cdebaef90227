import { pageConfiguration } from './configuration.ts'
import { afterLoad } from './after-load.ts'
import { exposeDiagnostics } from './diagnostics.ts'
import { drawWholePage } from './draw-whole-page.ts'
import { nextTask } from './next-task.ts'
import { whenIdle } from './when-idle.ts'
import { wipeStoredKeys } from './wipe-stored-keys.ts'

/**
 * Before anything is drawn: forgets stored keys and puts the diagnostics on the window. Once the page has loaded: checks
 * what the server told.
 */
export function startUp(): void {
  wipeStoredKeys()
  exposeDiagnostics()
  /** While developing, React takes the page over late, and would report each style that was set before. */
  if (import.meta.env.DEV) document.documentElement.dataset['whole'] = ''
  else drawWholePage()
  const { features, environment } = pageConfiguration()
  if (Object.values(features).some(Boolean) || environment !== 'production') {
    afterLoad(() => whenIdle(() => void checkWhatWasTold()))
  }
}

/** To read the schema and to check by it take a task each. */
async function checkWhatWasTold(): Promise<void> {
  const { checkConfiguration } = await import('./check-configuration.ts')
  await nextTask()
  checkConfiguration()
}
