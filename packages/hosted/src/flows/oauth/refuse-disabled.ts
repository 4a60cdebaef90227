import type { Hosted } from '../../hosted.ts'
import { AuthError } from '../../http/auth-error.ts'

export function refuseDisabled({ settings }: Hosted): void {
  if (!settings.oauthServer.isEnabled) throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled')
}
