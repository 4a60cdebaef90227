import { expect, it } from 'vitest'

type Words = Record<string, unknown>
const english = import.meta.glob<Words>('./**/copy/en/*.ts', { eager: true })
const norwegian = import.meta.glob<Words>('./**/copy/nb/*.ts', { eager: true })

it.each(Object.keys(norwegian))('%s has an English side', (path) => {
  expect(Object.keys(english)).toContain(path.replace('/nb/', '/en/'))
})

/** Words that the specification fixes, on the English page. */
it.each([
  ['home', 'getStarted', 'Get Started Free'],
  ['home', 'comingSoon', 'Coming Soon'],
  ['home', 'documentation', 'View Documentation'],
  ['home', 'how.heading', 'How It Works'],
  ['home', 'cta.heading', 'Ready to Get Started'],
  ['waitlist', 'join', 'Join Our Waitlist'],
  ['pricing', 'heading', 'Choose Your Plan'],
  ['pricing', 'fallback', 'Unable to load pricing plans. Using fallback data.'],
  ['docs', 'title', 'Documentation Hub'],
  ['status', 'title', 'System Status'],
  ['profile', 'title', 'My Profile'],
  ['profile', 'saved', 'Profile updated successfully!'],
  ['profile', 'password.mismatch', 'New passwords do not match'],
  ['login', 'processing', 'Processing...'],
  ['login', 'confirm', 'Check your email for a confirmation link!'],
  ['dashboard', 'failed', 'Failed to fetch user profile'],
  ['dashboard', 'unreachable', 'Error connecting to API'],
  ['chat', 'hello', 'Hi! How can we help you today?'],
] as const)('%s: %s is fixed', (part, key, words) => {
  const [copy] = Object.values(englishOf(part) ?? {})
  const value = key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy)
  expect(value).toBe(words)
})

it('has a Norwegian sentence for each thing that an assistant may be allowed', () => {
  const scopes = (side: Record<string, unknown> | undefined) =>
    Object.entries((Object.values(side ?? {})[0] as { scopes: Record<string, string> }).scopes)
  const [en, nb] = [
    scopes(english['./account/oauth-consent/copy/en/oauth-consent.ts']),
    scopes(norwegian['./account/oauth-consent/copy/nb/oauth-consent.ts']),
  ]
  expect(nb.map(([scope]) => scope)).toEqual(en.map(([scope]) => scope))
  for (const [index, [scope, words]] of nb.entries()) expect(words, scope).not.toBe(en[index]?.[1])
})

function englishOf(part: string): Words | undefined {
  return Object.entries(english).find(([path]) => path.endsWith(`/${part}.ts`))?.[1]
}
