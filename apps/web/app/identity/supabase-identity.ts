import type { SupabaseClient } from '@supabase/supabase-js'
import type { AuthEvent, Identity, Session } from './identity.ts'
import { isSignOutOwed, noteOwedSignOut } from './owed-sign-out.ts'
import { retryOnce } from './retry-once.ts'
import { type SessionStore, sessionStore } from './session-store.ts'
import type { GivenSession } from './sign-in-step.ts'
import type * as supabaseActions from './supabase-actions.ts'
import type { RowChange, Rows } from './watch-rows.ts'
import { type WebSession, webSession } from './web-session.ts'
import { within } from './within.ts'

type Options = {
  /** Undefined where no service is configured: then every action says so. */
  readonly service: { readonly url: string; readonly anonKey: string } | undefined
  /** False where the page was asked for without a session cookie. */
  readonly mayBeSignedIn: boolean
  readonly webSession?: WebSession
  /** What talks to the service comes when it is first needed. */
  readonly loadActions?: () => Promise<typeof supabaseActions>
}

/** Accounts of a Supabase project, or of the embedded service that speaks as one. */
export function supabaseIdentity({
  service,
  mayBeSignedIn,
  webSession: cookie = webSession,
  loadActions = () => import('./supabase-actions.ts'),
}: Options): Identity {
  const store = sessionStore(!mayBeSignedIn)
  const fresh = singleFlight(() => refresh(store, cookie))
  const tabs = otherTabs(store, fresh)

  const open = async (): Promise<Opened> => {
    if (!service) throw new Error('Supabase client not available')
    const actions = await within(loadActions(), INITIALIZATION_TIMEOUT_MS, 'Supabase initialization timeout')
    return { actions, client: actions.openSupabaseClient(service.url, service.anonKey) }
  }
  const enter = (session: Session, event: AuthEvent): void => {
    store.put(session, event)
    noteOwedSignOut(false)
    tabs.tell('signed-in')
  }
  /** Where the service cannot keep what the account service gave, it holds on this page until it ends or is left. */
  const adopt = async (given: GivenSession, event: AuthEvent = 'signed-in'): Promise<void> => {
    const kept = retryOnce(() => cookie.adopt(given.refresh_token))
    enter(await kept.catch(() => onThisPage(given)), event)
  }
  const readSession = async (): Promise<Session | null> => {
    const session = store.current()
    if (session && session.expiresAtMs - Date.now() > REFRESH_WITHIN_MS) return session
    if (!navigator.onLine) throw new Error(OFFLINE)
    if (store.state().status === 'signed-out') return null
    const late = `Timeout waiting for Supabase session after ${SESSION_TIMEOUT_MS}ms`
    return await within(fresh(), SESSION_TIMEOUT_MS, late)
  }

  /** The token is lent to the client for one action; what renews it stays with the service. */
  const openSignedIn = async (): Promise<Opened> => {
    const token = (await readSession())?.accessToken
    if (!token) throw new Error('No access token available - user may need to re-authenticate')
    const opened = await open()
    await opened.actions.lendToken(opened.client, token)
    return opened
  }

  const watch = (rowsOf: (session: Session) => Rows, listener: (change: RowChange) => void): (() => void) => {
    let isOver = false
    let end = (): void => undefined
    const begin = async (): Promise<void> => {
      const session = await readSession()
      if (!service || !session) return
      const { watchRows } = await import('./watch-rows.ts')
      if (isOver) return
      const accessToken = async () => (await readSession())?.accessToken ?? null
      end = watchRows({ service, accessToken }, rowsOf(session), listener)
    }
    begin().catch(() => undefined)
    return () => {
      isOver = true
      end()
    }
  }

  return {
    state: store.state,
    subscribe: store.subscribe,
    async restore() {
      if (store.state().status !== 'loading') return
      const work = isSignOutOwed() ? endSession(cookie).then(() => null) : renewed(cookie)
      store.put(await work.catch(() => null), 'initial-session')
    },
    signIn: (credentials) =>
      retryOnce(async () => {
        const { actions, client } = await openOnline(open, 'sign in')
        return await actions.signInWithPassword(client, credentials, adopt)
      }),
    async signInWithPasskey() {
      const { actions, client } = await openOnline(open, 'sign in')
      return await actions.signInWithPasskey(client, adopt)
    },
    signUp: (credentials) =>
      retryOnce(async () => {
        const { actions, client } = await openOnline(open, 'sign up')
        return await actions.signUp(client, credentials, adopt)
      }),
    async startRedirect(hint) {
      if (!service) throw new Error('Supabase client not available')
      location.assign(hint === 'sign-up' ? '/login?mode=sign-up' : '/login')
    },
    async signOut() {
      store.leave()
      tabs.tell('signed-out')
      await endSession(cookie)
    },
    async session() {
      if (!navigator.onLine) throw new Error(OFFLINE)
      return await readSession()
    },
    accessToken: async () => (await readSession())?.accessToken ?? null,
    watchAccount: (listener) =>
      watch(
        ({ user }) => ({ schema: 'public', table: 'users', filter: `supabase_id=eq.${user.id}` }),
        ({ kind }) => kind === 'changed' && listener(),
      ),
    watchSaves: (projectId, listener) =>
      watch(() => ({ schema: 'kvint', table: 'saves', filter: `project_id=eq.${projectId}` }), listener),
    async updateUser(changes) {
      const { actions, client } = await openSignedIn()
      const user = await actions.updateUser(client, changes)
      const session = store.current()
      if (session) store.put({ ...session, user }, 'user-updated')
    },
    async sendPasswordReset(email) {
      const { actions, client } = await openOnline(open, 'sign in')
      await actions.sendPasswordReset(client, email)
    },
    async signOutOthers() {
      const { actions, client } = await openSignedIn()
      await actions.signOutOthers(client)
    },
    openSessions: () => cookie.list(),
    endSession: (id) => cookie.endOther(id),
    async security() {
      const { actions } = await open()
      return actions.supabaseSecurity({
        openSignedIn: async () => (await openSignedIn()).client,
        adopt: (given) => adopt(given, 'mfa-challenge-verified'),
      })
    },
    async grants() {
      const { actions, client } = await openSignedIn()
      return await actions.listGrants(client)
    },
    async revokeGrant(clientId) {
      const { actions, client } = await openSignedIn()
      await actions.revokeGrant(client, clientId)
    },
    async assistantRequest(id) {
      const { actions, client } = await openSignedIn()
      return await actions.readAssistantRequest(client, id)
    },
    async answerAssistant(id, answer) {
      const { actions, client } = await openSignedIn()
      return await actions.answerAssistantRequest(client, id, answer)
    },
    adopt: async (refreshToken, event = 'signed-in') => enter(await cookie.adopt(refreshToken), event),
  }
}

function onThisPage({ access_token: accessToken, expires_in: seconds, user }: GivenSession): Session {
  return { accessToken, expiresAtMs: Date.now() + seconds * 1000, user }
}

/** A client for one action, and what can be done with it. Both come when something is first done. */
type Opened = { readonly actions: typeof supabaseActions; readonly client: SupabaseClient }

async function openOnline(open: () => Promise<Opened>, what: 'sign in' | 'sign up'): Promise<Opened> {
  if (!navigator.onLine) throw new Error(`User is offline - cannot ${what}`)
  return await open()
}

async function refresh(store: SessionStore, cookie: WebSession): Promise<Session | null> {
  const session = await renewed(cookie)
  store.put(session, session ? 'token-refreshed' : 'signed-out')
  return session
}

/** Asks again, ever more slowly, where the service cannot be asked: that does not mean that no one is signed in. */
async function renewed(cookie: WebSession): Promise<Session | null> {
  const deadline = Date.now() + SESSION_TIMEOUT_MS
  for (let delayMs = REFRESH_BACKOFF_MS; ; delayMs *= 2) {
    try {
      return await cookie.refresh()
    } catch (error) {
      if (Date.now() + delayMs > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

/** Where the service does not hear of it, it is told at the next start. */
async function endSession(cookie: WebSession): Promise<void> {
  noteOwedSignOut(true)
  await cookie.end()
  noteOwedSignOut(false)
}

/** Callers that come while one is under way share its answer. */
function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () => (underWay ??= work().finally(() => (underWay = undefined)))
}

/** Signing out in one tab signs out the others; signing in brings in those that wait. */
function otherTabs(
  store: SessionStore,
  fresh: () => Promise<unknown>,
): { tell: (event: 'signed-in' | 'signed-out') => void } {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return { tell: () => undefined }
  const channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') store.put(null, 'signed-out')
    else if (store.state().status === 'signed-out') fresh().catch(() => undefined)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  return { tell: (event) => channel.postMessage(event) }
}

const OFFLINE = 'User is offline - cannot get session'
const INITIALIZATION_TIMEOUT_MS = 10_000
const SESSION_TIMEOUT_MS = 10_000
const REFRESH_BACKOFF_MS = 200
/** Three ticks of half a minute. */
const REFRESH_WITHIN_MS = 90_000
