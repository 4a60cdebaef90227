import type { Config } from '@react-router/dev/config'

export default {
  ssr: false,
  /** Each public page of the route table, and the frame of /projects; reports are drawn in the browser. */
  prerender: ['/', '/projects', '/projects/example'],
} satisfies Config
