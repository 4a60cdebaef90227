import type { FastifyInstance } from 'fastify'
import { adminCreateUser } from './flows/admin/create-user.ts'
import { adminFactors } from './flows/admin/factors.ts'
import { generateLink } from './flows/admin/generate-link.ts'
import { invite } from './flows/admin/invite.ts'
import { adminUsers } from './flows/admin/users.ts'
import { authorize } from './flows/authorize.ts'
import { callback } from './flows/callback.ts'
import { challengeFactor } from './flows/factors-challenge.ts'
import { enrollFactor } from './flows/factors-enroll.ts'
import { unenrollFactor } from './flows/factors-unenroll.ts'
import { verifyFactor } from './flows/factors-verify.ts'
import { identities } from './flows/identities.ts'
import { logout } from './flows/logout.ts'
import { oauthAuthorize } from './flows/oauth/authorize.ts'
import { oauthClients } from './flows/oauth/clients.ts'
import { oauthConsent } from './flows/oauth/consent.ts'
import { oauthGrants } from './flows/oauth/grants.ts'
import { oauthRevoke } from './flows/oauth/revoke.ts'
import { oauthToken } from './flows/oauth/token.ts'
import { oauthUserInfo } from './flows/oauth/user-info.ts'
import { otp } from './flows/otp.ts'
import { managePasskeys } from './flows/passkeys-manage.ts'
import { registerPasskey } from './flows/passkeys-register.ts'
import { signInWithPasskey } from './flows/passkeys-sign-in.ts'
import { readUser } from './flows/read-user.ts'
import { reauthenticate } from './flows/reauthenticate.ts'
import { recover } from './flows/recover.ts'
import { resend } from './flows/resend.ts'
import { settingsAndHealth } from './flows/settings-and-health.ts'
import { signUp } from './flows/sign-up.ts'
import { sso } from './flows/sso.ts'
import { token } from './flows/token.ts'
import { updateUser } from './flows/update-user.ts'
import { verify } from './flows/verify.ts'
import { verifyFromLink } from './flows/verify-link.ts'
import { wellKnown } from './flows/well-known.ts'
import type { Hosted } from './hosted.ts'
import { AuthError } from './http/auth-error.ts'
import { addBodyParsers } from './http/body-parsers.ts'
import { addCors } from './http/cors.ts'
import { keepPrivate } from './http/keep-private.ts'
import { limitDuration } from './http/limit-duration.ts'
import { requireApiKey } from './sessions/require-api-key.ts'
import { requireCaptcha } from './http/require-captcha.ts'
import { sendError } from './http/send-error.ts'
import { addDeviceCookie } from './sessions/known-device.ts'

/** Everything below /auth/v1: a line and a file for each flow. */
export function authRoutes(app: FastifyInstance, hosted: Hosted): void {
  keepPrivate(app)
  addBodyParsers(app)
  addCors(app)
  addDeviceCookie(app, hosted)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendError(new AuthError(404, 'not_found', 'Not found'), request, reply))
  if (hosted.settings.keys.isRequiredForAuth) app.addHook('preHandler', requireApiKey(hosted))
  limitDuration(app, hosted.settings.requestSeconds)
  const { captcha, paths } = hosted.settings
  if (captcha) app.addHook('preHandler', requireCaptcha(captcha, paths.auth))
  for (const flow of FLOWS) flow(app, hosted)
}

const FLOWS: ((app: FastifyInstance, hosted: Hosted) => void)[] = [
  signUp,
  token,
  readUser,
  updateUser,
  logout,
  recover,
  otp,
  verify,
  verifyFromLink,
  resend,
  reauthenticate,
  authorize,
  callback,
  sso,
  identities,
  enrollFactor,
  challengeFactor,
  verifyFactor,
  unenrollFactor,
  registerPasskey,
  signInWithPasskey,
  managePasskeys,
  wellKnown,
  settingsAndHealth,
  oauthAuthorize,
  oauthConsent,
  oauthToken,
  oauthRevoke,
  oauthClients,
  oauthUserInfo,
  oauthGrants,
  adminCreateUser,
  adminUsers,
  adminFactors,
  invite,
  generateLink,
]
