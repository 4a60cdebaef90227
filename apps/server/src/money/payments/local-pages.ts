import { createHash } from 'node:crypto'
import { PLAN_CATALOGUE, PRODUCT } from '@kvint/contract'

/** The stand-in's pages: plain, without scripts, and clear that nothing is paid. */
export function checkoutPage(planId: string, checkoutId: string): string {
  const plan = PLAN_CATALOGUE.find(({ id }) => id === planId)
  return page(
    `Test checkout: ${plan?.name ?? planId}`,
    `<p>${escape(plan?.price ?? planId)} ${escape(plan?.period ?? '')}</p>${buttons(`/local-pay?_ptxn=${checkoutId}`, [
      ['pay', 'Pay'],
      ['trial', 'Start a trial'],
      ['decline', 'Decline the card'],
      ['leave', 'Leave without paying'],
    ])}`,
  )
}

export function portalPage(subscriptionId: string, status: string): string {
  return page(
    'Test portal: your subscription',
    `<p>Status: <strong>${escape(status)}</strong></p>${buttons(`/local-pay/portal?subscription=${subscriptionId}`, [
      ['cancel', 'Cancel now'],
      ['cancel-later', 'Cancel at the end of the month'],
      ['fail', 'Let the next payment fail'],
      ['resume', 'Resume'],
    ])}<p><a href="/dashboard">Back to ${escape(PRODUCT.name)}</a></p>`,
  )
}

export function declinedPage(checkoutId: string): string {
  return page(
    'The card was declined',
    `<p>Nothing was bought.</p><p><a href="/local-pay?_ptxn=${escape(checkoutId)}">Try again</a></p>`,
  )
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title>
<style>${STYLE}</style></head>
<body><main><aside>This is a test. No payment provider is configured, so this page stands in for one: no card is asked for and no money moves.</aside><h1>${escape(title)}</h1>${content}</main></body></html>`
}

function buttons(action: string, choices: readonly (readonly [value: string, label: string])[]): string {
  const items = choices.map(([value, label]) => `<button name="choice" value="${value}">${escape(label)}</button>`)
  return `<form method="post" action="${escape(action)}">${items.join('')}</form>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}' +
  'button{font:inherit;padding:.5rem 1rem;min-height:44px;margin:.25rem .5rem .25rem 0}aside{border:2px solid;padding:.5rem 1rem}'

/** Exactly the page's own style, no scripts, and forms only to ourselves. */
export const LOCAL_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')
