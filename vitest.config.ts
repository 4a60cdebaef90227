import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findHeadlessChromium } from './scripts/find-chromium.ts'

const chromium = findHeadlessChromium()

/** No test is about time: a machine with much to do may take long. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

export default defineConfig({
  test: {
    /** The default leaves one core of two idle. */
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts', '**/build/**'],
          environment: 'node',
          setupFiles: ['./scripts/fail-on-console-error.ts', './scripts/wait-longer.ts'],
          ...PATIENCE,
          /** Loading each module again for each file takes as long as all tests do. */
          isolate: false,
        },
      },
      {
        extends: './apps/web/vitest.config.ts',
        ...(process.env['KVINT_VITE_CACHE'] && { cacheDir: process.env['KVINT_VITE_CACHE'] }),
        test: {
          name: 'browser',
          root: '.',
          include: ['{packages,apps}/**/*.browser.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          setupFiles: ['./scripts/fail-on-console-error.ts', './scripts/wait-longer.ts', './scripts/leave-no-page.ts'],
          ...PATIENCE,
          /** One page for all files, one after the other: a page in full screen keeps another from being resized. */
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                args: [...CHROMIUM_FLAGS, '--autoplay-policy=no-user-gesture-required'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
