import {
  OAuthError,
  OAuthErrorCode,
  RegistrationRejectedError,
  SdkErrorCode,
  SdkHttpError,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { expect, it } from 'vitest'
import { errorWords } from './error-words.ts'

const http = (message: string, status: number) =>
  new SdkHttpError(SdkErrorCode.ClientHttpNotImplemented, message, { status, statusText: '' })

it.each<[unknown, string]>([
  [new UnauthorizedError(), 'Unauthorized'],
  [new UnauthorizedError('finishAuth requires an OAuthClientProvider'), 'No auth provider'],
  [http('Server returned 401 after re-authentication', 401), 'Unauthorized'],
  [http('Error POSTing to endpoint: down', 503), 'Error POSTing to endpoint (HTTP 503): down'],
  [new Error('Error POSTing to endpoint (HTTP 500): down'), 'Error POSTing to endpoint (HTTP 500): down'],
  [new Error('Not connected'), 'Not connected'],
  ['text', 'text'],
])('%s is said as %s', (error, words) => {
  expect(errorWords(error)).toBe(words)
})

it('says that a registration was refused', () => {
  const refused = new RegistrationRejectedError({
    status: 403,
    body: 'closed',
    submittedMetadata: { redirect_uris: ['https://kvint.example/'] },
  })
  expect(errorWords(refused)).toBe('Dynamic client registration failed: HTTP 403')
})

it.each([
  ['authorization_code', 'Token exchange failed: HTTP 400'],
  ['refresh_token', 'Token refresh failed: HTTP 400'],
])('says that tokens were refused for %s', (grant, words) => {
  const refused = new OAuthError(OAuthErrorCode.InvalidGrant, 'expired')
  expect(errorWords(refused, { grant, status: 400 })).toBe(words)
})
