import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { inlineStyles } from './inline-styles.ts'
import { ALL_FEATURES_OFF } from '@kvint/contract'

const folder = mkdtempSync(join(tmpdir(), 'kvint-styles-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/root-1a.css'), '@media (width<9px){a{color:red}}\n')
afterAll(() => rmSync(folder, { recursive: true }))

const page = (href: string) => `<head><link rel="stylesheet" href="${href}"/></head>`

it('writes a style sheet into the page and keeps its link, switched off', () => {
  expect(inlineStyles(page('/assets/root-1a.css'), folder)).toBe(
    '<head><style>@media (width<9px){a{color:red}}</style><link rel="stylesheet" href="/assets/root-1a.css" disabled=""/></head>',
  )
})

it.each(['/assets/gone.css', 'https://cdn.example/a.css', '/assets/../secret.css'])('leaves %s alone', (href) => {
  expect(inlineStyles(page(href), folder)).toBe(page(href))
})

it('is allowed by its hash, and nothing else is', () => {
  const policy = contentSecurityPolicy(inlineStyles(page('/assets/root-1a.css'), folder), {
    environment: 'production',
    features: ALL_FEATURES_OFF,
  })
  expect(policy).toContain("style-src 'self' 'sha256-+wCTcKHx4Yq94+sdMEnB9D2Cn766mbro1RhUB3GPLvE='")
  expect(policy).not.toContain('unsafe')
})
