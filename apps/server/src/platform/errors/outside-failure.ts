import { KvintError } from '@kvint/contract'

/**
 * What failed outside of us, as callers are told it: the database is away or cannot hold what was sent, a disk is full, or
 * the caller’s account was deleted a moment ago, for which a checked token still speaks. Undefined for all else.
 */
export function outsideFailure(
  error: Error & { readonly code?: unknown; readonly detail?: unknown; readonly syscall?: unknown },
): KvintError | undefined {
  const code = String(error.code)
  if (code === NO_SUCH_REFERENCE && GONE_ACCOUNT.test(String(error.detail)))
    return new KvintError('unauthorized', ACCOUNT_GONE, { cause: error })
  if (UNWRITABLE.includes(code)) return new KvintError('bad-request', NO_TEXT, { cause: error })
  if (FULL.includes(code)) return new KvintError('storage-full', STORAGE_FULL, { cause: error })
  if (BUSY.includes(code)) return new KvintError('unavailable', DATABASE_BUSY, { cause: error })
  if (AWAY.includes(code) || (code === 'ENOENT' && error.syscall === 'connect') || AWAY_WORDS.test(error.message))
    return new KvintError('unavailable', DATABASE_AWAY, { cause: error })
  return undefined
}

/** The sign of code 0, as such or in JSON: Postgres keeps it in no text. */
const UNWRITABLE: readonly string[] = ['22021', '22P05']
/** Its own limits: a statement took too long, a lock was not free in time. */
const BUSY: readonly string[] = ['57014', '55P03']
/** Of Postgres, of the file system, of a quota. */
const FULL: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT']
/** Refused, reset, broken, shutting down, starting up, too many connections. */
const AWAY: readonly string[] =
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 25P03 08000 08003 08006 57P01 57P02 57P03 53300'.split(
    ' ',
  )
/** None free in time, silent, or cut. */
const AWAY_WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/

const NO_SUCH_REFERENCE = '23503'
/** Postgres names the key only to who may see it. */
const GONE_ACCOUNT = /^Key .*is not present in table "users"/

const ACCOUNT_GONE = 'This account was deleted. Sign in with another, or make a new one.'
const NO_TEXT = 'The call holds a sign that no text here can hold (U+0000). Leave it out, then send the call again.'
const STORAGE_FULL =
  'There is no room left on the server’s disk. Nothing was changed, and what is stored can still be read. Try again later, or write to support.'
const DATABASE_AWAY = 'The database does not answer. Nothing was changed; try again in a moment.'
const DATABASE_BUSY =
  'The database is busy with other work and took too long. Nothing was changed; try again in a moment.'
