import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../hosted.ts'

/** GET /settings and /health (protocol 16). */
export function settingsAndHealth(app: FastifyInstance, hosted: Hosted): void {
  const { signUp, passkeys, providers } = hosted.settings
  app.get('/settings', () => ({
    external: {
      anonymous_users: signUp.hasAnonymous,
      ...Object.fromEntries(PROVIDERS.map((name) => [name, name in providers])),
      ...Object.fromEntries(Object.keys(providers).map((name) => [name, true])),
      email: signUp.hasEmail,
      phone: signUp.hasPhone,
    },
    disable_signup: signUp.isDisabled,
    mailer_autoconfirm: signUp.isEmailConfirmed,
    phone_autoconfirm: signUp.isPhoneConfirmed,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: passkeys.isEnabled,
  }))
  app.get('/health', async () => {
    await hosted.database.sql`select 1`
    return { version: '1', name: 'GoTrue', description: 'GoTrue is a user registration and authentication API' }
  })
}

const PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
]
