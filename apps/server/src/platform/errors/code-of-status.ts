import { type ErrorCode, HTTP_STATUS } from '@kvint/contract'

/** The code that stands for a status of somebody else's. */
export function codeOfStatus(status: number): ErrorCode {
  const known = Object.entries(HTTP_STATUS).find(([, known]) => known === status)
  return (known?.[0] as ErrorCode | undefined) ?? (status < 500 ? 'bad-request' : 'internal')
}
