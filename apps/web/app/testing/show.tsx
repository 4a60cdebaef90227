import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Features, RuntimeConfiguration } from '@kvint/contract'
import { ConfigurationContext, EVERYTHING_ON, SHIPPED } from '../start-up/configuration.ts'
import { IdentityProvider } from '../identity/identity-provider.tsx'
import type { Identity } from '../identity/identity.ts'
import { memoryIdentity } from './memory-identity.ts'

type Around = {
  readonly at?: string
  readonly features?: Partial<Features> | 'none'
  readonly identity?: Identity
  readonly configuration?: Partial<RuntimeConfiguration>
}

/** Shows a part of the site at an address; every other address shows its own path, so that a step there is seen. */
export async function show(
  part: ReactNode,
  { at = '/here', features = {}, identity = memoryIdentity(), configuration = {} }: Around = {},
) {
  const router = createMemoryRouter(
    [
      { path: at.split('?')[0] ?? '/', element: part },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', at], initialIndex: 1 },
  )
  const build =
    features === 'none' ? SHIPPED : { ...EVERYTHING_ON, features: { ...EVERYTHING_ON.features, ...features } }
  const screen = await render(
    <ConfigurationContext value={{ ...build, ...configuration }}>
      <IdentityProvider identity={identity}>
        <RouterProvider router={router} />
      </IdentityProvider>
    </ConfigurationContext>,
  )
  return { screen, router, path: () => router.state.location.pathname + router.state.location.search }
}
