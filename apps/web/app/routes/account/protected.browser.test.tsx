import { expect, it, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { ConfigurationContext, EVERYTHING_ON } from '../../start-up/configuration.ts'
import { IdentityProvider } from '../../identity/identity-provider.tsx'
import { useSignOut } from '../../identity/use-sign-out.ts'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { sessionStore } from '../../identity/session-store.ts'
import Protected from './protected.tsx'

async function open(identity: ReturnType<typeof memoryIdentity>) {
  const router = createMemoryRouter(
    [
      { element: <Protected />, children: [{ path: '/profile', element: <Leave /> }] },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/about', '/profile'], initialIndex: 1 },
  )
  const seen: string[] = []
  router.subscribe(({ location }) => seen.push(location.pathname))
  const screen = await render(
    <ConfigurationContext value={EVERYTHING_ON}>
      <IdentityProvider identity={identity}>
        <RouterProvider router={router} />
      </IdentityProvider>
    </ConfigurationContext>,
  )
  return { screen, router, seen }
}

function Leave() {
  const signOut = useSignOut()
  return <button onClick={() => void signOut()}>Leave</button>
}

it('waits with Loading... while it is not known who comes', async () => {
  const { screen } = await open(memoryIdentity({ session0: 'loading' }))
  await expect.element(screen.getByText('Loading...')).toBeInTheDocument()
})

it('sends anyone who is not signed in to /login, in place of the page that was asked for', async () => {
  const { router } = await open(memoryIdentity())
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/about')
})

it('sends anyone who signs out straight home, not by /login', async () => {
  const { screen, seen } = await open(memoryIdentity({ session0: NORA }))
  await screen.getByRole('button', { name: 'Leave' }).click()
  await vi.waitFor(() => expect(seen.at(-1)).toBe('/'))
  expect(seen).not.toContain('/login')
})

it('sends her to /login where she comes back after that, or where her session ends by itself', async () => {
  const store = sessionStore(true)
  store.put(NORA, 'initial-session')
  const { router } = await open(memoryIdentity({ state: store.state, subscribe: store.subscribe }))
  store.put(null, 'signed-out')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  store.leave()
  await router.navigate('/profile')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})
