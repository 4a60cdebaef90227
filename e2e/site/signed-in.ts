import type { Page } from '@playwright/test'
import { leaveAsNew, test as kept } from '../kept-page.ts'
import { newAccount } from './new-account.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** One account for the walks of a worker, made without its page; `signedIn` is the page with its cookie. */
export const test = kept.extend<{ signedIn: Page }, { account: { readonly email: string; readonly cookies: Cookies } }>(
  {
    account: [
      async ({ keptPage }, use) => {
        const email = await newAccount(keptPage)
        const cookies = await keptPage.context().cookies()
        await leaveAsNew(keptPage)
        await use({ email, cookies })
      },
      { scope: 'worker' },
    ],
    signedIn: async ({ page, account }, use) => {
      await page.context().addCookies(account.cookies)
      await use(page)
    },
  },
)

export { expect } from '../kept-page.ts'
