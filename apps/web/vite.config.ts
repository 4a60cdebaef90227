import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { commonPasswordsPlugin } from './scripts/common-passwords-plugin.ts'
import { exampleFrontPlugin } from './scripts/example-front-plugin.ts'

const SOCKET_PORT = Number(process.env['SITE_PORT'] ?? 0)

export default defineConfig({
  plugins: [exampleFrontPlugin(), commonPasswordsPlugin(), tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  /** All that pages import from others is found at the start: none is met late, which would load the page again. */
  optimizeDeps: { entries: ['app/**/!(*.test).{ts,tsx}'] },
  /** Behind `npm run dev`, pages come from another port than the socket that tells of changes. */
  server: SOCKET_PORT ? { port: SOCKET_PORT, strictPort: true, hmr: { clientPort: SOCKET_PORT } } : {},
  /** Nothing inlined, so that the page's policy may forbid data addresses. `light-dark()` and `@property` as written. */
  build: {
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [framework(), accounts(), shell(), parts()] } } },
      },
    },
    /** The drawing of pages for the service: `build/server/index.js` exports `renderPage`. */
    ssr: { build: { rolldownOptions: { input: './app/render-page.ts' } } },
  },
})

/**
 * What every page loads is two files, and what most pages are made of a third: many small ones compress worse and come
 * later. A group takes along what its files import, so nothing heavy may be imported from one.
 */
function framework() {
  return {
    name: 'framework',
    priority: 2,
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
  }
}

/** Two parts of the identity use it, each when it is first needed: left to itself the bundler would put it into the shell. */
function accounts() {
  return { name: 'accounts', priority: 2, test: /node_modules[\\/]@supabase[\\/]/ }
}

function shell() {
  return { name: 'shell', priority: 1, test: shellFiles() }
}

function parts() {
  return {
    name: 'parts',
    priority: 0,
    test: /[\\/]ui[\\/]src[\\/](?:text-field|notice|form-text|page-head|panel|drawing|fact-list|fifths-ring)\.|[\\/]app[\\/](?:frame[\\/]structured-data\.|api[\\/]call-api\.|site[\\/]waitlist[\\/]waitlist-form\.)/,
  }
}

/** A function, since the configuration above is made before a constant here would be. */
function shellFiles(): RegExp {
  return new RegExp(
    [
      String.raw`[\\/]app[\\/](?:frame[\\/](?!structured-data|norwegian-heads|copy[\\/]nb|consent)|start-up[\\/](?!check-configuration)|routes[\\/]site\.)`,
      String.raw`[\\/]ui[\\/]src[\\/](?:language[\\/](?:copy-of|language)|button|choice|loading|mark|mark-path|toast|toasts)\.`,
      String.raw`[\\/]app[\\/]identity[\\/](?:create|disabled|oidc|supabase)-identity\.`,
      String.raw`[\\/]app[\\/]identity[\\/](?:display-name|identity-provider|owed-sign-out|retry-once|return-path|session-store)\.`,
      String.raw`[\\/]app[\\/]identity[\\/](?:use-is-open|use-sign-out|web-session|within)\.`,
      String.raw`[\\/]app[\\/]site[\\/]chat[\\/]copy[\\/](?:en[\\/])?chat\.`,
      String.raw`[\\/]app[\\/](?:site[\\/](?:chat[\\/]chat-(?:opener|widget)|commands[\\/]commands)|frame[\\/]consent[\\/]consent(?:-store)?)\.`,
      String.raw`node_modules[\\/]clsx[\\/]`,
      String.raw`contract[\\/]src[\\/](?:product|configuration[\\/]all-features-off)\.`,
    ].join('|'),
  )
}
