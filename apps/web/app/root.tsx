import type { ReactNode } from 'react'
import schibsted from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { BEFORE_PAINT } from './frame/before-paint.ts'
import { useConfiguration } from './start-up/configuration.ts'
import { useHeads } from './frame/page-meta.ts'
import { PageAddress } from './frame/page-address.tsx'
import { IdentityProvider } from './identity/identity-provider.tsx'
import { drawnLanguage, Loading } from '@kvint/ui'
import './styles/site.css'

export { PageError as ErrorBoundary } from './frame/page-error.tsx'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: schibsted, crossOrigin: 'anonymous' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

export function Layout({ children }: { children: ReactNode }) {
  useHeads()
  const drawn = drawnLanguage()
  return (
    <html lang={drawn} data-drawn={drawn} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <PageAddress />
        <Links />
        {/* The server writes the run-time configuration here; empty is the shipped build. */}
        <script
          type="application/json"
          id="kvint-config"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: JSON.stringify(useConfiguration()).replaceAll('<', String.raw`\u003c`) }}
        />
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <IdentityProvider>
      <Outlet />
    </IdentityProvider>
  )
}

export function HydrateFallback() {
  return <Loading />
}
