import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../kept-page.ts'
import { FULL, SHIPPED } from '../builds.ts'
import { newAccount } from '../new-account.ts'
import { ACCOUNT_VISITS } from './account-visits.ts'
import { HELD_BY } from './held-by.ts'
import { MCP_VISITS } from './mcp-visits.ts'
import { PUBLIC_VISITS } from './public-visits.ts'
import type { Statement, Visit } from './visit.ts'

const VISITS: readonly Visit[] = [...PUBLIC_VISITS, ...ACCOUNT_VISITS, ...MCP_VISITS]

for (const [build, origin, as] of [
  ['shipped', SHIPPED, 'visitor'],
  ['full', FULL, 'visitor'],
  ['full', FULL, 'member'],
] as const) {
  test(`the specification holds in the ${build} build for a ${as}`, async ({ page }) => {
    test.slow()
    // Of her own: what others did with an account of theirs shows on its dashboard.
    if (as === 'member') await newAccount(page)
    let before: Visit | undefined
    for (const visit of VISITS.filter((each) => each.as === as && [build, 'both'].includes(each.in))) {
      const isThere = before?.path === visit.path && !before.presses
      if (!isThere) await page.goto(origin + visit.path)
      await expectToHold(page, visit)
      before = visit
    }
  })
}

test('what shows only when something fails is made to fail in the test that is named', () => {
  for (const [file, texts] of Object.entries(HELD_BY)) {
    const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').replaceAll(String.raw`\'`, "'")
    for (const text of texts) expect(source.includes(text), `${file}: ${text}`).toBe(true)
  }
})

async function expectToHold(page: Page, { section, path, presses = [], states }: Visit): Promise<void> {
  for (const name of presses) await buttonOn(page, name).click()
  for (const statement of states) {
    const said = `${section}, ${path}: ${JSON.stringify(statement)}`
    if (typeof statement !== 'string' && 'absent' in statement) {
      await expect(page.getByText(statement.absent, { exact: true }), said).toHaveCount(0)
      continue
    }
    const found = find(page, statement)
    await expect(found, said).toBeVisible()
    if (typeof statement === 'string') continue
    if ('to' in statement) expect(addressOf(await found.getAttribute('href')), said).toBe(statement.to)
    if ('isOff' in statement) await expect(found, said).toBeDisabled()
    if ('holds' in statement && statement.holds) await expect(found, said).toHaveValue(statement.holds)
  }
}

function find(page: Page, statement: Exclude<Statement, { absent: string }>): Locator {
  if (typeof statement === 'string') return page.getByText(statement).locator('visible=true').first()
  if ('heading' in statement) return page.getByRole('heading', { name: statement.heading, exact: true }).first()
  if ('button' in statement) return buttonOn(page, statement.button)
  if ('field' in statement)
    return page
      .getByLabel(statement.field, { exact: true })
      .or(page.getByPlaceholder(statement.field, { exact: true }))
      .first()
  if (statement.link === '') return page.getByRole('contentinfo').locator(`a[href="${statement.to}"]`).first()
  return page.getByRole('link', { name: statement.link, exact: true }).locator('visible=true').first()
}

/** Of an address of mail, what stands before the host. */
function addressOf(href: string | null): string | undefined {
  return href?.replace(/(?<=^mailto:\w+@).*/, '')
}

function buttonOn(page: Page, name: string): Locator {
  const exact = page.getByRole('button', { name, exact: true })
  const begins = page.getByRole('button', { name: new RegExp(`^${name}\\b`) })
  return (name.includes('_') ? begins : exact).first()
}
