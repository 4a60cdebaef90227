import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded into a server whose memory is watched: every five seconds all garbage goes, so that what is left is in use. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
setInterval(collect, 5_000).unref()
