import { expect, it } from 'vitest'
import { isAllowedRedirect } from './redirect-url.ts'

const settings = {
  siteUrl: 'https://app.kvint.test',
  redirectUrls: [
    'https://*.preview.kvint.test/done',
    'https://docs.kvint.test/**',
    'kvint://open',
    'http://plain.test/**',
    'http://127.0.0.1:5173/**',
    'https://10.0.0.1/**',
    'https://x.test/a?b=*',
  ],
}

it.each([
  ['https://app.kvint.test/anything?a=b#c', true],
  ['https://app.kvint.test', true],
  ['http://app.kvint.test/', false],
  ['https://app.kvint.test:8443/', false],
  ['https://app.kvint.test.evil.test/', false],
  ['https://evil.test/https://app.kvint.test/', false],
  ['https://app.kvint.test@evil.test/', false],
  ['https://user:pass@app.kvint.test/', false],
  ['https://evil.test\\@app.kvint.test/', false],
  ['//evil.test', false],
  ['/relative', false],
  ['javascript:alert(1)', false],
  ['https://a.preview.kvint.test/done', true],
  ['https://a.b.preview.kvint.test/done', false],
  ['https://a.preview.kvint.test/done/more', false],
  ['https://a.preview.kvint.test/done#fragment', true],
  ['https://evil.test/.preview.kvint.test/done', false],
  ['https://docs.kvint.test/a/b.html', true],
  ['kvint://open', false],
  ['kvint://other', false],
  ['http://127.0.0.1:5173/', false],
  ['http://[::1]:5173/', false],
  ['https://127.0.0.1/', false],
  ['https://10.0.0.1/', false],
  ['http://localhost:3000/', false],
  ['http://plain.test/', false],
  ['evilapp://127.0.0.1', false],
  ['javascript://127.0.0.1/%0aalert(1)', false],
  ['javascript://app.kvint.test/%0aalert(1)', false],
  ['intent://localhost#Intent;end', false],
  ['https://evil?x.preview.kvint.test/done', false],
  ['https://evil/x.preview.kvint.test/done', false],
  ['http://10.0.0.1/', false],
  ['http://2130706433/', false],
  ['http://0x7f000001/', false],
  ['https://app.kvint.test/\n', false],
  ['', false],
])('%s → %s', (url, expected) => {
  expect(isAllowedRedirect(settings, url)).toBe(expected)
})

it.each([
  ['http://127.0.0.1:5173/', true],
  ['http://[::1]:5173/', true],
  ['https://localhost/', true],
  ['evilapp://127.0.0.1', false],
  ['javascript://localhost/%0aalert(1)', false],
  ['http://10.0.0.1/', false],
  ['http://2130706433/', false],
  ['http://0x7f000001/', false],
  ['http://0177.0.0.1/', false],
  ['http://127.1/', false],
  ['http://evil.test/', false],
])('of a site on this machine %s → %s', (url, expected) => {
  expect(isAllowedRedirect({ siteUrl: 'http://localhost:3000', redirectUrls: ['http://evil.test/**'] }, url)).toBe(
    expected,
  )
})

it('lets the site of a developer be on any port', () => {
  expect(isAllowedRedirect({ siteUrl: 'http://localhost:3000', redirectUrls: [] }, 'http://localhost:5173/x')).toBe(
    true,
  )
})
