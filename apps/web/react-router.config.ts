import type { Config } from '@react-router/dev/config'
import { SITE_PATHS } from '../../packages/contract/src/site-paths.ts'

export default {
  /** The service draws each page for its live configuration (`app/render-page.ts`). */
  ssr: true,
  /** `scripts/build-site.ts` builds beside what stands. */
  buildDirectory: process.env['SITE_BUILD'] ?? 'build',
  routeDiscovery: { mode: 'initial' },
  /** The shipped build's public pages also stand as plain files, for any host that serves folders. */
  prerender: [...SITE_PATHS.public],
} satisfies Config
