import { expect, it } from 'vitest'
import { maskedBody, maskedHeaders } from './mask-secrets.ts'

it.each([
  [{ Authorization: 'Bearer abc.def' }, { authorization: 'Bearer •••' }],
  [{ Authorization: 'opaque' }, { authorization: '•••' }],
  [
    { 'Mcp-Session-Id': 's1', Accept: 'application/json' },
    { accept: 'application/json', 'mcp-session-id': 's1' },
  ],
  [undefined, {}],
])('%o is shown as %o', (headers, shown) => {
  expect(maskedHeaders(headers)).toEqual(shown)
})

it.each([
  [
    'grant_type=authorization_code&code=xyz&code_verifier=v&state=s',
    'grant_type=authorization_code&code=•••&code_verifier=•••&state=•••',
  ],
  ['refresh_token=r&client_id=c', 'refresh_token=•••&client_id=c'],
  ['{"access_token": "a.b", "expires_in": 2}', '{"access_token": "•••", "expires_in": 2}'],
  ['{"jsonrpc":"2.0","error":{"code":-32602}}', '{"jsonrpc":"2.0","error":{"code":-32602}}'],
  ['{"params":{"arguments":{"code":"C3"}}}', '{"params":{"arguments":{"code":"C3"}}}'],
])('%s is shown as %s', (body, shown) => {
  expect(maskedBody(body)).toBe(shown)
})
