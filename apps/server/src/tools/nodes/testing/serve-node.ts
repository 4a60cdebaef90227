import { openPool } from '@kvint/postgres'
import { listeningServer } from '../../fixture-server.ts'
import { postgresDirectory } from '../postgres-directory.ts'

/** A node in a process of its own, on the database that the test names: one that can be killed. */
const pool = openPool(process.argv[2] ?? '', {})
const { url } = await listeningServer({ directory: (ownAddress) => postgresDirectory(pool, ownAddress) })
process.send?.({ url })
