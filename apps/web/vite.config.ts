import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  /** Nothing inlined, so that the page's policy may forbid data addresses. `light-dark()` and `@property` as written. */
  build: {
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework(), shell()] } } } } },
    /** The drawing of pages for the service: `build/server/index.js` exports `renderPage`. */
    ssr: { build: { rolldownOptions: { input: './app/render-page.ts' } } },
  },
})

/** What every page loads is two files: many small ones compress worse and come later. */
function framework() {
  return { name: 'framework', priority: 2, test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ }
}

function shell() {
  return { name: 'shell', priority: 1, test: shellFiles() }
}

/** A function, since the configuration above is made before a constant here would be. */
function shellFiles(): RegExp {
  return new RegExp(
    [
      String.raw`[\\/]app[\\/](?:frame[\\/](?!structured-data|page-meta)|start-up[\\/](?!check-configuration)|routes[\\/]site\.)`,
      String.raw`[\\/]app[\\/]ui[\\/](?:button|choice|loading|mark|mark-path|toast|toasts)\.`,
      String.raw`[\\/]app[\\/]identity[\\/](?!supabase-(?:actions|client|security)|sign-in-step|assistant-request|use-mailed)`,
      String.raw`[\\/]app[\\/]copy[\\/](?:copy-of|language|frame|en[\\/]frame)\.`,
      String.raw`[\\/]app[\\/]features[\\/](?:chat[\\/]chat-(?:store|widget)|consent[\\/]consent(?:-store)?)\.`,
      String.raw`node_modules[\\/]clsx[\\/]`,
      String.raw`contract[\\/]src[\\/](?:product|configuration[\\/]all-features-off)\.`,
    ].join('|'),
  )
}
