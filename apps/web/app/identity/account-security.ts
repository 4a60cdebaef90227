/** How a sign-in goes on once the first proof is given. */
export type SignInStep =
  | { readonly kind: 'signed-in' }
  /** The account wants a code of its authenticator app too. A wrong one rejects, and another may be tried. */
  | { readonly kind: 'needs-code'; readonly verify: CheckCode; readonly recover: CheckCode }

/** `recover` takes one of her recovery codes instead, which turns the authenticator app off. */
type CheckCode = (code: string) => Promise<void>

/** What somebody proves herself with, besides her password. */
export type AccountSecurity = {
  readonly authenticators: () => Promise<readonly Authenticator[]>
  /** Begins to set one up; it counts once a code of it has been confirmed. */
  readonly startAuthenticator: () => Promise<NewAuthenticator>
  /** From here on every sign-in asks for a code; sessions elsewhere end. */
  readonly confirmAuthenticator: (id: string, code: string) => Promise<void>
  readonly removeAuthenticator: (id: string) => Promise<void>
  /** How many recovery codes are left. */
  readonly recoveryCodes: () => Promise<number>
  /** Ten new ones, shown this once; those from before no longer count. */
  readonly makeRecoveryCodes: () => Promise<readonly string[]>
  readonly passkeys: () => Promise<readonly Passkey[]>
  /** Lets the browser make a passkey. */
  readonly addPasskey: (name: string) => Promise<void>
  readonly renamePasskey: (id: string, name: string) => Promise<void>
  readonly removePasskey: (id: string) => Promise<void>
  /** Whether the session at hand still lacks the code that the account wants, as after a mailed link. */
  readonly nextStep: () => Promise<SignInStep>
}

export type Authenticator = {
  readonly id: string
  /** ISO 8601. */
  readonly addedAt: string
}

export type NewAuthenticator = {
  readonly id: string
  /** A picture as a data address. */
  readonly qrCode: string
  /** What the picture holds, to type: base 32. */
  readonly secret: string
}

export type Passkey = {
  readonly id: string
  readonly name: string
  /** ISO 8601. */
  readonly addedAt: string
  readonly lastUsedAt: string | undefined
}
