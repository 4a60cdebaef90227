import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../scripts/find-chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 8180)
const shippedPort = port + 1
const executablePath = findHeadlessChromium()
/** Painting in the browser’s own process: a page takes an eighth less of the processor. */
const ONE_PROCESS_LESS = '--in-process-gpu'
/** A kept page goes from walk to walk over a blank one: with a new process each time a visit takes twice as much. */
const SAME_PROCESS = '--process-per-site'
/** A tile as large as the page: painting it in small squares takes a tenth more of a visit’s processor. */
const LARGE_TILES = ['--default-tile-width=1300', '--default-tile-height=800']
/** A page lives for seconds: what is compiled for speed after 400 calls is thrown away before it has paid. */
const COMPILE_LATER = '--js-flags=--invocation-count-for-maglev=4000,--invocation-count-for-maglev-osr=1000'

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  /** Walks wait for pages and servers: more of them than cores. */
  workers: 3,
  forbidOnly: true,
  /** No walk is about time: a machine with much to do may take long. */
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : 'line',
  outputDir: join(tmpdir(), 'kvint-e2e'),
  use: {
    baseURL: `http://localhost:${port}`,
    /** What keeps the pages for days without a network has walks of its own; in each other one it would fetch and compile them all. */
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS, ONE_PROCESS_LESS, SAME_PROCESS, ...LARGE_TILES, COMPILE_LATER],
    },
  },
  webServer: [server(port, 'all'), server(shippedPort, 'none')],
})

function server(onPort: number, features: 'all' | 'none') {
  return {
    command: 'node ../apps/server/build/server.js',
    url: `http://localhost:${onPort}/health`,
    env: {
      PORT: String(onPort),
      FEATURES: features,
      /** All walks come from one network, faster than people do: its limits have tests of their own. */
      RATE_LIMITS: '40',
      KVINT_DATA: join(tmpdir(), `kvint-e2e-data-${onPort}`),
    },
    reuseExistingServer: false,
  }
}
