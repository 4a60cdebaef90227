import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: 'es' },
  /** Nothing inlined, so that the page's policy may forbid data addresses. `light-dark()` and `@property` as written. */
  build: { assetsInlineLimit: 0, target: ['chrome123', 'firefox128', 'safari17.5'] },
  /** The drawing of pages for the service: `build/server/index.js` exports `renderPage`. */
  environments: { ssr: { build: { rolldownOptions: { input: './app/render-page.ts' } } } },
})
