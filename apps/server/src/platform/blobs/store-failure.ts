import { KvintError } from '@kvint/contract'

/** Why a store of files does not do what was asked of it. */
export type StoreTrouble = keyof typeof WORDS

/** The store is at fault, not the file nor who sent it: what could not be done now can be done later. */
export class StoreFailure extends KvintError {
  readonly reason: StoreTrouble

  constructor(reason: StoreTrouble, options?: ErrorOptions) {
    super(reason === 'full' ? 'storage-full' : 'unavailable', WORDS[reason].toCallers, options)
    this.name = 'StoreFailure'
    this.reason = reason
  }

  /** What is wrong and what to set, for who runs the server. */
  get toOperators(): string {
    const { cause } = this
    const { name, message } = cause instanceof Error ? cause : { name: '', message: '' }
    return `${WORDS[this.reason].toOperators}${message === '' ? '' : ` It said: ${name} ${message}`}`
  }
}

/** Of an error that a call of the store ended with; undefined where the store is not what failed. */
export function storeFailure(error: unknown, isLate = false): StoreFailure | undefined {
  if (error instanceof StoreFailure) return error
  if (!(error instanceof Error) || error instanceof KvintError) return undefined
  const reason = isLate ? 'silent' : troubleIn(error)
  return reason && new StoreFailure(reason, { cause: error })
}

type Told = Error & {
  readonly code?: unknown
  readonly syscall?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

function troubleIn({ name, code, $metadata }: Told): StoreTrouble | undefined {
  const status = $metadata?.httpStatusCode ?? 0
  const said = [name, String(code)]
  const isOneOf = (list: string) => said.some((each) => list.split(' ').includes(each))
  if (isOneOf('NoSuchBucket')) return 'noBucket'
  if (isOneOf(FULL) || status === 507) return 'full'
  if (isOneOf(REFUSED) || status === 401 || status === 403) return 'refused'
  if (isOneOf('TimeoutError AbortError ETIMEDOUT ESOCKETTIMEDOUT')) return 'silent'
  if (isOneOf(AWAY) || status >= 500 || status === 429) return 'away'
  return undefined
}

/** No file of ours is too large for a store: what Swift calls so is its quota. */
const FULL = 'EntityTooLarge QuotaExceeded XMinioStorageFull InsufficientStorage QuotaExceededException'
const REFUSED = 'AccessDenied InvalidAccessKeyId SignatureDoesNotMatch ExpiredToken Forbidden EACCES EPERM EROFS'
const AWAY =
  'ECONNREFUSED ECONNRESET EPIPE EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN EIO SlowDown ServiceUnavailable InternalError 500 503'

const LATER = 'Nothing was lost; try again in a moment.'
const WORDS = {
  away: {
    toCallers: `The store of files does not answer. ${LATER}`,
    toOperators: 'The store of files does not answer. Look at S3_ENDPOINT and at the store itself.',
  },
  silent: {
    toCallers: `The store of files takes too long to answer. ${LATER}`,
    toOperators:
      'The store of files takes connections and does not answer in time. Look at the store itself and the network to it.',
  },
  noBucket: {
    toCallers: `The store of files is not set up. ${LATER}`,
    toOperators: 'The store of files has no such bucket. Make it, or mend S3_BUCKET.',
  },
  refused: {
    toCallers: `The store of files refuses this server. ${LATER}`,
    toOperators:
      'The store of files refuses our keys. Mend S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or what they may do: get, put, delete, list. For a folder, mend its rights.',
  },
  full: {
    toCallers:
      'The store of files is full. Nothing was changed, and what is stored can still be read. Try again later, or write to support.',
    toOperators: 'The store of files is full, or its quota is used up. Give it more room.',
  },
} as const
