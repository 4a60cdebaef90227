import { buildIfStale, SERVER, SITE } from './builds.ts'

/** Builds what is stale, so that no walk goes over an old site. */
if (!buildIfStale(SITE) || !buildIfStale(SERVER)) process.exit(1)
