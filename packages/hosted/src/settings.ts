import { z } from 'zod'

/**
 * Everything that can be set, with the values of a local run. A file for `npm run hosted` holds any part of it as JSON.
 * @example
 * readSettings({ siteUrl: 'http://localhost:5173', signUp: { isEmailConfirmed: false } })
 */
export function readSettings(input: unknown): Settings {
  return settingsSchema.parse(input)
}

const provider = z.object({
  /** OpenID Connect: everything else is discovered from here. */
  issuer: z.string().optional(),
  /** Plain OAuth 2, for providers that have no discovery. */
  authorizationUrl: z.string().optional(),
  tokenUrl: z.string().optional(),
  userInfoUrl: z.string().optional(),
  clientId: z.string(),
  clientSecret: z.string().optional(),
  /** Further audiences accepted in an id token (the apps of the same vendor account). */
  acceptedClientIds: z.array(z.string()).default([]),
  scopes: z.array(z.string()).default(['openid', 'email', 'profile']),
  isNonceCheckSkipped: z.boolean().default(false),
  /** Only for tests against a provider on this machine. */
  allowsHttp: z.boolean().default(false),
})

const limit = (perMinutes: number, amount: number) =>
  z.object({ amount: z.int().min(1), perMinutes: z.number() }).prefault({ amount, perMinutes })

const settingsSchema = z.object({
  /** Where a browser finds `/auth/v1`, without a slash at the end. It is the issuer of the tokens. */
  authUrl: z.string().default('http://127.0.0.1:54321/auth/v1'),
  siteUrl: z.string().default('http://127.0.0.1:3000'),
  /** Globs: `*` stays within a part, `**` crosses. */
  redirectUrls: z.array(z.string()).default([]),
  paths: z
    .object({
      auth: z.string().default('/auth/v1'),
      rest: z.string().default('/rest/v1'),
      realtime: z.string().default('/realtime/v1'),
    })
    .prefault({}),
  keys: z
    .object({
      publishable: z.string().optional(),
      secret: z.string().optional(),
      /** Private JWKs; exactly one with the operation `sign`. Without them the service makes and keeps its own ES256 key. */
      signing: z.array(z.record(z.string(), z.unknown())).default([]),
      jwtSecret: z.string().optional(),
      isRequiredForAuth: z.boolean().default(true),
    })
    .prefault({}),
  /** What takes longer is answered with 504, and the client tries again. */
  requestSeconds: z.int().default(10),
  tokens: z
    .object({ lifetimeSeconds: z.number().default(3600), audience: z.string().default('authenticated') })
    .prefault({}),
  signUp: z
    .object({
      isDisabled: z.boolean().default(false),
      hasEmail: z.boolean().default(true),
      hasPhone: z.boolean().default(false),
      hasAnonymous: z.boolean().default(false),
      isEmailConfirmed: z.boolean().default(true),
      isPhoneConfirmed: z.boolean().default(false),
      hasManualLinking: z.boolean().default(false),
    })
    .prefault({}),
  /** Checked where accounts are made, mail is sent and passwords are tried. */
  captcha: z
    .object({
      secret: z.string(),
      /** Turnstile; hCaptcha answers in the same form. */
      verifyUrl: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
    })
    .optional(),
  passwords: z
    .object({
      minimumLength: z.number().min(6).default(6),
      requiredCharacters: z.array(z.string()).default([]),
      needsReauthentication: z.boolean().default(false),
      needsCurrent: z.boolean().default(false),
      /** Refuses the 10,000 that are guessed first. */
      refusesCommon: z.boolean().default(false),
      /** Where stolen passwords are looked up by the first five signs of their hash, such as https://api.pwnedpasswords.com/range/. */
      breachedRangeUrl: z.url().optional(),
    })
    .prefault({}),
  mail: z
    .object({
      smtp: z
        .object({
          host: z.string(),
          port: z.number().default(587),
          isSecure: z.boolean().default(false),
          user: z.string().optional(),
          password: z.string().optional(),
        })
        .optional(),
      from: z.string().default('Kvint <no-reply@kvint.local>'),
      /** Whom mails name for help, where `from` is read by nobody. */
      support: z.string().optional(),
      /** Pages of the site that mails lead to; its first page where they are not given. */
      signInUrl: z.url().optional(),
      newPasswordUrl: z.url().optional(),
      /** Mails with a link also carry six digits, for a site that has a field for them. */
      hasCodes: z.boolean().default(true),
      otpLength: z.number().min(6).max(10).default(6),
      otpLifetimeSeconds: z.number().default(3600),
      minimumIntervalSeconds: z.number().default(60),
      isEmailChangeConfirmedTwice: z.boolean().default(true),
      notifies: z.boolean().default(true),
    })
    .prefault({}),
  sms: z
    .object({
      /** A number and the code it always gets; nothing is sent. */
      testCodes: z.record(z.string(), z.string()).default({}),
      otpLength: z.number().default(6),
      otpLifetimeSeconds: z.number().default(60),
      minimumIntervalSeconds: z.number().default(60),
    })
    .prefault({}),
  sessions: z
    .object({
      reuseIntervalSeconds: z.number().default(10),
      timeboxSeconds: z.number().optional(),
      inactivitySeconds: z.number().optional(),
      isSinglePerUser: z.boolean().default(false),
    })
    .prefault({}),
  mfa: z
    .object({
      hasTotp: z.boolean().default(true),
      hasPhone: z.boolean().default(false),
      hasWebauthn: z.boolean().default(false),
      maximumFactors: z.number().default(10),
    })
    .prefault({}),
  passkeys: z
    .object({
      isEnabled: z.boolean().default(false),
      rpId: z.string().default('localhost'),
      rpName: z.string().default('Kvint'),
      origins: z.array(z.string()).default([]),
      maximum: z.number().default(10),
    })
    .prefault({}),
  oauthServer: z
    .object({
      isEnabled: z.boolean().default(true),
      hasDynamicRegistration: z.boolean().default(true),
      hasClientMetadataDocuments: z.boolean().default(true),
      /** Only for tests: a metadata document may then live on this machine, by http. */
      allowsLocalDocuments: z.boolean().default(false),
      consentPath: z.string().default('/oauth/consent'),
      /** Further scopes that a client may ask for, beside those of OpenID Connect: what resource servers understand. */
      scopes: z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/)).default([]),
      /** The resources that a token may be bound to; empty allows any absolute https URL or loopback. */
      resources: z.array(z.string()).default([]),
    })
    .prefault({}),
  providers: z.record(z.string(), provider).default({}),
  limits: z
    .object({
      isEnabled: z.boolean().default(true),
      /** What each amount is multiplied by. */
      factor: z.number().nonnegative().default(1),
      /** Of one network: an IPv4 address, or the 64 bits of an IPv6 one. Each route has its own. */
      mailRequests: limit(5, 30),
      tokens: limit(5, 150),
      verifications: limit(5, 30),
      factors: limit(1, 30),
      anonymous: limit(60, 30),
      registrations: limit(5, 10),
      /** Of one account, and of what is aimed at: an address that is mailed, a password or a code that is tried. */
      callsPerAccount: limit(1, 240),
      mailsPerHour: limit(60, 30),
      textsPerHour: limit(60, 30),
      failedPasswordsPerAccount: limit(15, 20),
      failedCodesPerAccount: limit(1440, 50),
      failedFactorsPerAccount: limit(1440, 30),
      /** Of one account on one device that it signed in on before: what others try there does not lock its owner out. */
      failedTriesPerDevice: limit(15, 10),
      /** Of everybody. Once so many wrong links and codes have come, each network has the second number of tries instead. */
      failedVerificationsOfAll: limit(60, 1000),
      verificationsUnderAttack: limit(5, 3),
      registrationsOfAll: limit(60, 100),
    })
    .prefault({}),
  /** Folders of SQL to apply after the service's own, in Supabase's form. */
  migrations: z.array(z.string()).default([]),
  rest: z
    .object({
      schema: z.string().default('public'),
      /** Asked for by `Accept-Profile` and `Content-Profile`. */
      moreSchemas: z.array(z.string()).default([]),
      /** Off as in PostgREST: what they cost grows with what they look at. */
      hasAggregates: z.boolean().default(false),
      /** Off as in PostgREST: a plan tells of rows that no one shows. */
      hasPlans: z.boolean().default(false),
      maximumRows: z.int().default(1000),
      maximumBodyBytes: z.int().default(262_144),
      /** What a statement of a caller may take; what one of the service role may. */
      statementSeconds: z.number().default(2),
      /** Calls of one caller, a quarter of them at once. */
      readsPerMinute: z.int().default(600),
      writesPerMinute: z.int().default(240),
      serviceStatementSeconds: z.number().default(15),
      /** Of the ten connections of a server callers get a share, and each of them a share of that. */
      turns: z
        .object({
          atOnce: z.int().default(5),
          atOncePerCaller: z.int().default(2),
          waiting: z.int().default(200),
          waitingPerCaller: z.int().default(40),
          patienceMs: z.int().default(2000),
          budgetMs: z.int().default(20_000),
          budgetBackMs: z.int().default(200),
        })
        .prefault({}),
    })
    .prefault({}),
  realtime: z
    .object({
      /** Of one socket. */
      maximumChannels: z.int().default(100),
      maximumMessageBytes: z.int().default(256_000),
      maximumMessagesPerSecond: z.int().default(100),
      maximumPresenceBytes: z.int().default(10_000),
      maximumSocketsPerAddress: z.int().default(100),
      maximumSocketsPerAccount: z.int().default(20),
      maximumChannelsPerAddress: z.int().default(1000),
      maximumChannelsPerAccount: z.int().default(200),
    })
    .prefault({}),
})

export type Settings = z.output<typeof settingsSchema>
export type ProviderSettings = z.output<typeof provider>
