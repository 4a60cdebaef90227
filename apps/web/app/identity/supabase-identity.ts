import type { SupabaseClient } from '@supabase/supabase-js'
import { answerAssistantRequest, readAssistantRequest } from './assistant-request.ts'
import type { AuthEvent, Credentials, Identity, Session } from './identity.ts'
import { retryOnce } from './retry-once.ts'
import { type SessionStore, sessionStore } from './session-store.ts'
import { signInStep } from './sign-in-step.ts'
import { type WebSession, webSession } from './web-session.ts'
import { within } from './within.ts'

type Options = {
  /** Undefined where no service is configured: then every action says so. */
  readonly service: { readonly url: string; readonly anonKey: string } | undefined
  /** False where the page was asked for without a session cookie. */
  readonly mayBeSignedIn: boolean
  readonly webSession?: WebSession
}

/** Accounts of a Supabase project, or of the embedded service that speaks as one. */
export function supabaseIdentity({ service, mayBeSignedIn, webSession: cookie = webSession }: Options): Identity {
  const store = sessionStore(!mayBeSignedIn)
  const fresh = singleFlight(() => refresh(store, cookie))
  const tabs = otherTabs(store)

  const open = async (): Promise<SupabaseClient> => {
    if (!service) throw new Error('Supabase client not available')
    const loaded = import('./supabase-client.ts')
    const { openSupabaseClient } = await within(loaded, INITIALIZATION_TIMEOUT_MS, 'Supabase initialization timeout')
    return openSupabaseClient(service.url, service.anonKey)
  }
  const adopt = async (refreshToken: string, event: AuthEvent = 'signed-in'): Promise<void> => {
    store.put(await cookie.adopt(refreshToken), event)
    tabs.tell('signed-in')
  }
  const readSession = async (): Promise<Session | null> => {
    const session = store.current()
    if (session && session.expiresAtMs - Date.now() > REFRESH_WITHIN_MS) return session
    if (!navigator.onLine) throw new Error('User is offline - cannot get session')
    if (store.state().status === 'signed-out') return null
    const late = `Timeout waiting for Supabase session after ${SESSION_TIMEOUT_MS}ms`
    return await within(fresh(), SESSION_TIMEOUT_MS, late)
  }

  /** The token is lent to the client for one action; what renews it stays with the service. */
  const openSignedIn = async (): Promise<SupabaseClient> => {
    const token = (await readSession())?.accessToken
    if (!token) throw new Error('No access token available - user may need to re-authenticate')
    const client = await open()
    const { error } = await client.auth.setSession({ access_token: token, refresh_token: 'kept-by-the-service' })
    if (error) throw error
    return client
  }

  return {
    state: store.state,
    subscribe: store.subscribe,
    async restore() {
      if (store.state().status !== 'loading') return
      const deadline = Date.now() + SESSION_TIMEOUT_MS
      for (let delayMs = REFRESH_BACKOFF_MS; ; delayMs *= 2) {
        try {
          store.put(await cookie.refresh(), 'initial-session')
          return
        } catch {
          if (Date.now() + delayMs > deadline) return store.put(null, 'initial-session')
          await new Promise((resolve) => setTimeout(resolve, delayMs))
        }
      }
    },
    signIn: (credentials) =>
      retryOnce(async () => {
        const client = await openOnline(open, 'sign in')
        const { data, error } = await client.auth.signInWithPassword({ ...credentials })
        if (error) throw error
        return await signInStep(client, data.session, adopt)
      }),
    async signInWithPasskey() {
      const client = await openOnline(open, 'sign in')
      const { data, error } = await client.auth.signInWithPasskey()
      if (error) throw error
      if (!data.session) throw new Error('')
      return await signInStep(client, data.session, adopt)
    },
    signUp: (credentials) =>
      retryOnce(async () => {
        const client = await openOnline(open, 'sign up')
        const { data, error } = await client.auth.signUp(signUpRequest(credentials))
        if (error) throw error
        if (data.session) await adopt(data.session.refresh_token)
        return { isSignedIn: data.session !== null }
      }),
    async startRedirect(hint) {
      if (!service) throw new Error('Supabase client not available')
      location.assign(hint === 'sign-up' ? '/login?mode=sign-up' : '/login')
    },
    async signOut() {
      store.put(null, 'signed-out')
      tabs.tell('signed-out')
      await cookie.end()
    },
    session: readSession,
    accessToken: async () => (await readSession())?.accessToken ?? null,
    async updateUser(changes) {
      const client = await openSignedIn()
      const { email, password, metadata } = changes
      const { data, error } = await client.auth.updateUser({
        ...(email && { email }),
        ...(password && { password }),
        ...(metadata && { data: metadata }),
      })
      if (error) throw error
      const session = store.current()
      if (session) store.put({ ...session, user: data.user }, 'user-updated')
    },
    async sendPasswordReset(email) {
      const client = await openOnline(open, 'sign in')
      const { error } = await client.auth.resetPasswordForEmail(email, {
        redirectTo: `${location.origin}/reset-password`,
      })
      if (error) throw error
    },
    async signOutOthers() {
      const client = await openSignedIn()
      const { error } = await client.auth.signOut({ scope: 'others' })
      if (error) throw error
    },
    openSessions: () => cookie.list(),
    endSession: (id) => cookie.endOther(id),
    async security() {
      const { supabaseSecurity } = await import('./supabase-security.ts')
      return supabaseSecurity({ openSignedIn, adopt: (token) => adopt(token, 'mfa-challenge-verified') })
    },
    async grants() {
      const client = await openSignedIn()
      const { data, error } = await client.auth.oauth.listGrants()
      if (error) throw error
      return data.map(({ client: assistant, scopes, granted_at }) => ({
        clientId: assistant.id,
        name: assistant.name,
        scopes,
        grantedAt: granted_at,
      }))
    },
    async revokeGrant(clientId) {
      const client = await openSignedIn()
      const { error } = await client.auth.oauth.revokeGrant({ clientId })
      if (error) throw error
    },
    assistantRequest: async (id) => readAssistantRequest(await openSignedIn(), id),
    answerAssistant: async (id, answer) => answerAssistantRequest(await openSignedIn(), id, answer),
    adopt,
  }
}

async function openOnline(open: () => Promise<SupabaseClient>, what: 'sign in' | 'sign up'): Promise<SupabaseClient> {
  if (!navigator.onLine) throw new Error(`User is offline - cannot ${what}`)
  return await open()
}

function signUpRequest({ email, password }: Credentials) {
  const options = { data: { full_name: email.split('@')[0] ?? '' }, emailRedirectTo: `${location.origin}/login` }
  return { email, password, options }
}

async function refresh(store: SessionStore, cookie: WebSession): Promise<Session | null> {
  const session = await cookie.refresh()
  store.put(session, session ? 'token-refreshed' : 'signed-out')
  return session
}

/** Callers that come while one is under way share its answer. */
function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () => (underWay ??= work().finally(() => (underWay = undefined)))
}

/** Signing out in one tab signs out the others. */
function otherTabs(store: SessionStore): { tell: (event: 'signed-in' | 'signed-out') => void } {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return { tell: () => undefined }
  const channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') store.put(null, 'signed-out')
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  return { tell: (event) => channel.postMessage(event) }
}

const INITIALIZATION_TIMEOUT_MS = 10_000
const SESSION_TIMEOUT_MS = 10_000
const REFRESH_BACKOFF_MS = 200
/** Three ticks of half a minute. */
const REFRESH_WITHIN_MS = 90_000
