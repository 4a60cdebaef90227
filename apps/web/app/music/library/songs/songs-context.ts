import { createContext } from 'react'

/** What pictures and lists need of the songs. */
export const SongsContext = createContext<{
  readonly nameOf: (path: string) => string
  /** Reads the set to its report and goes there; resolves when it went or could not. */
  readonly open: (path: string) => Promise<void>
}>({ nameOf: (path) => path, open: async () => undefined })
