import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'
import { commonPasswordsPlugin } from './scripts/common-passwords-plugin.ts'
import { exampleFrontPlugin } from './scripts/example-front-plugin.ts'
import { warmUpSetPlugin } from './scripts/warm-up-set-plugin.ts'

/** What a browser test needs to see the site as people do; the root's `browser` project builds on it. */
export default defineConfig({
  plugins: [exampleFrontPlugin(), commonPasswordsPlugin(), warmUpSetPlugin(), tailwindcss()],
  worker: { format: 'es' },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      'vitest-browser-react',
      'idb',
      'd3-scale',
      '@cfworker/json-schema',
      '@modelcontextprotocol/client',
    ],
  },
})
