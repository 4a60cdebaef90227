import { expect, type Page } from '@playwright/test'
import { FULL } from './builds.ts'

/** The link with these words in it, from the newest mail to an address that has one. */
export async function mailedLink(page: Page, email: string, words: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const outbox = await (await page.request.get(`${FULL}/outbox`)).text()
    const mails = outbox.replaceAll('&#38;', '&').split('<article>')
    const links = mails
      .filter((mail) => mail.includes(`<p>To ${email},`))
      .flatMap((mail) => mail.match(/https?:[^"'\s<]+/g) ?? [])
    link = links.find((each) => each.includes(words))
    expect(link).toBeDefined()
  }).toPass()
  return String(link)
}
