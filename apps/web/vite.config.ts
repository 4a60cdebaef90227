import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { commonPasswordsPlugin } from './scripts/common-passwords-plugin.ts'
import { exampleFrontPlugin } from './scripts/example-front-plugin.ts'
import { fromRoot, shellFiles } from './scripts/shell.ts'
import { warmUpSetPlugin } from './scripts/warm-up-set-plugin.ts'

type Group = Rolldown.CodeSplittingGroup

const SOCKET_PORT = Number(process.env['SITE_PORT'] ?? 0)

export default defineConfig({
  plugins: [exampleFrontPlugin(), commonPasswordsPlugin(), warmUpSetPlugin(), tailwindcss(), reactRouter()],
  worker: { format: 'es', plugins: () => [warmUpSetPlugin()] },
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
        rolldownOptions: {
          output: {
            /** The least that so many files allow: letters of chance do not compress, and pages name many files. */
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: [framework(), accounts(), shell(), parts(), music()] },
          },
        },
      },
    },
    /** The drawing of pages for the service: `build/server/index.js` exports `renderPage`. */
    ssr: { build: { rolldownOptions: { input: './app/render-page.ts' } } },
  },
})

/**
 * What every page loads is two files, and what most pages share a third: many small ones compress worse and come later.
 * What belongs to which is read from the imports, never from a file's name. The seam of the shell is a dynamic import.
 */
function framework(): Group {
  return {
    name: 'framework',
    priority: 3,
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
  }
}

/** Two parts of the identity use it, each when it is first needed: left to itself the bundler would put it into the shell. */
function accounts(): Group {
  return { name: 'accounts', priority: 2, test: /node_modules[\\/]@supabase[\\/]/ }
}

function shell(): Group {
  const files = shellFiles()
  return { name: 'shell', priority: 1, test: (id) => files.has(fromRoot(id)) && !ENTRIES.test(id) }
}

/** What the browser begins with stays in files of its own. */
const ENTRIES = /[\\/]app[\\/](?:entry\.client|root)\.tsx/

/** What at least so many pages and parts of pages share; what music and the test pages are made of comes with them. */
function parts(): Group {
  return {
    name: 'parts',
    priority: 0,
    minShareCount: 10,
    test: (id) => !/[\\/](?:api|music|workbench|report|insights|contract|zod|idb)[\\/]/.test(id),
  }
}

/** What at least so many pages and parts of pages share of reading and telling music, for the same reason. */
function music(): Group {
  return { name: 'music', priority: -1, minShareCount: 6, test: /packages[\\/](?:als|insights|report)[\\/]/ }
}
