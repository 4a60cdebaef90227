import { pageConfiguration } from '../frame/configuration.ts'
import { exposeDiagnostics } from './diagnostics.ts'
import { drawWholePage } from './draw-whole-page.ts'
import { wipeStoredKeys } from './wipe-stored-keys.ts'

/** Before anything is drawn: forgets stored keys and puts the diagnostics on the window; then checks what the server told. */
export function startUp(): void {
  wipeStoredKeys()
  exposeDiagnostics()
  drawWholePage()
  const { features, environment } = pageConfiguration()
  if (Object.values(features).some(Boolean) || environment !== 'production') {
    void import('./check-configuration.ts').then(({ checkConfiguration }) => checkConfiguration())
  }
}
