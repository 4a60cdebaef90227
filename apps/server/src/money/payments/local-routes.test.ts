import { hasPostgres } from '@kvint/postgres'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'
import { chooseOn, readPage } from './testing/local-page.ts'

describe.skipIf(!hasPostgres())('the pages of the local stand-in', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let app: FastifyInstance
  beforeAll(async () => {
    site = await startSite('auth,registration,payments')
    app = site.app
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  type Buyer = Awaited<ReturnType<typeof signUpByInject>>
  const order = async (who: Buyer, planId = 'premium_monthly') => {
    const body = { planId, userId: who.id, metadata: { email: who.email } }
    const answer = await who.call('POST', '/api/v1/paddle/checkout', body)
    return String(answer.json().data.checkoutUrl)
  }
  const standing = async (who: Buyer) => (await who.call('GET', '/auth/subscription')).json().standing
  const portal = async (who: Buyer) => String((await who.call('POST', '/api/v1/paddle/portal', {})).json().portalUrl)

  it('charges nothing for a plan that the page did not show', async () => {
    const who = await signUpByInject(app)
    const small = await order(who, 'early_supporter')
    const shown = await readPage(app, small)
    expect(await order(who, 'premium_yearly')).toBe(small)
    const answer = await chooseOn(app, small, 'pay', shown)
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('Nothing was charged')])
    expect(answer.body).toContain('EARLY SUPPORTER, $5 per month')
    expect(answer.body).toContain('PREMIUM, $190 per year')
    expect(await standing(who)).toEqual({ kind: 'free' })
    expect((await chooseOn(app, small, 'pay')).statusCode).toBe(303)
    expect(await standing(who)).toMatchObject({ kind: 'active', planId: 'premium_yearly' })
  })

  it('takes no payment from a form that does not say what it showed', async () => {
    const who = await signUpByInject(app)
    expect((await chooseOn(app, await order(who), 'pay', '')).statusCode).toBe(400)
    expect(await standing(who)).toEqual({ kind: 'free' })
  })

  it('says that the account of a checkout is gone, and charges nothing', async () => {
    const who = await signUpByInject(app)
    const url = await order(who)
    const shown = await readPage(app, url)
    await who.call('DELETE', '/api/v1/account')
    for (const answer of [await chooseOn(app, url, 'pay', shown), await app.inject(pathOf(url))])
      expect([answer.statusCode, answer.body]).toEqual([410, expect.stringContaining('has been deleted')])
  })

  it('is paid once, even after the plan has ended', async () => {
    const who = await signUpByInject(app)
    const url = await order(who)
    const shown = await readPage(app, url)
    await chooseOn(app, url, 'pay')
    await chooseOn(app, await portal(who), 'refund')
    const again = await chooseOn(app, url, 'pay', shown)
    expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('paid already')])
    expect(await standing(who)).toMatchObject({ kind: 'ended' })
  })

  it('shows a plan that she has instead of asking for money', async () => {
    const who = await signUpByInject(app)
    const url = await order(who)
    await chooseOn(app, url, 'trial')
    expect(await readPage(app, url)).not.toContain('<form')
  })

  it.each([
    ['early_supporter', 'EARLY SUPPORTER', '$5 per month', 'Pay $5', 'every month'],
    ['premium_monthly', 'PREMIUM', '$19 per month', 'Pay $19', 'every month'],
    ['premium_yearly', 'PREMIUM', '$190 per year', 'Pay $190', 'every year'],
  ])('says of %s what it costs, when, and what then happens', async (planId, ...words) => {
    const page = await readPage(app, await order(await signUpByInject(app), planId))
    for (const word of [...words, 'Charged today', 'Next charge', '14-day', 'Start a Trial'])
      expect(page).toContain(word)
  })

  it('speaks Norwegian to anyone who reads it', async () => {
    const who = await signUpByInject(app)
    const url = await order(who)
    const norwegian = { 'accept-language': 'nb-NO,nb;q=0.9' }
    for (const page of [await readPage(app, `${url}&lang=nb`), await readPage(app, url, norwegian)]) {
      expect(page).toContain('<html lang="nb"')
      for (const words of ['Betal $19', '$19 per måned', 'Trekkes i dag', 'Neste betaling'])
        expect(page).toContain(words)
    }
    await chooseOn(app, `${url}&lang=nb`, 'pay')
    const changed = await chooseOn(app, `${await portal(who)}&lang=nb`, 'fail')
    expect(changed.headers.location).toMatch(/&lang=nb$/)
    const page = await readPage(app, String(changed.headers.location))
    expect(page).toContain('Den siste betalingen gikk ikke gjennom')
    expect(page).toContain('Oppdater kortet')
  })

  it('is drawn with the style sheet and the face of the site', async () => {
    const answer = await app.inject(pathOf(await order(await signUpByInject(app))))
    expect(answer.body).toContain('<link rel="stylesheet" href="/assets/root-1a2b.css">')
    expect(String(answer.headers['content-security-policy'])).toMatch(/style-src 'self'.*font-src 'self'/)
    expect(String(answer.headers['content-security-policy'])).not.toContain('unsafe')
  })

  it('has a page for a checkout that never was', async () => {
    const answer = await app.inject('/local-pay?_ptxn=txn_none')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')])
  })
})

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
