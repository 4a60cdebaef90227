import { createHash } from 'node:crypto'
import { planById, PRODUCT, type Standing, standingWords } from '@kvint/contract'
import type { Choice } from './local-choices.ts'

/** The stand-in's pages: in the look of the site, without scripts, and clear that nothing is paid. */
export function checkoutPage(planId: string, checkoutId: string): string {
  const plan = planById(planId)
  return page(
    `Test checkout: ${plan?.name ?? planId}`,
    `<p class="price"><strong>${escape(plan?.price ?? planId)}</strong> ${escape(plan?.period ?? '')}</p>
<ul>${(plan?.features ?? []).map((feature) => `<li>${escape(feature)}</li>`).join('')}</ul>
<p class="quiet">It renews by itself every ${planId.endsWith('_yearly') ? 'year' : 'month'} until you cancel, which you can at any time.</p>
${buttons(`/local-pay?_ptxn=${checkoutId}`, [
  ['pay', 'Pay'],
  ['trial', 'Start a trial'],
  ['decline', 'Decline the card'],
  ['leave', 'Leave without paying'],
])}`,
  )
}

export function portalPage(
  subscription: { readonly id: string; readonly status: string; readonly standing: Standing },
  choices: readonly (readonly [Choice, string])[],
): string {
  const { plan, price, day, outlook } = standingWords(subscription.standing, 'en')
  const facts = [['Plan', plan], ['Price', price], ...(day ? [[day.label, day.date]] : [])] as const
  return page(
    'Test portal: your subscription',
    `<p class="quiet">Status: <strong>${escape(subscription.status)}</strong></p>
<dl>${facts.map(([name = '', fact = '']) => `<div><dt>${escape(name)}</dt><dd>${escape(fact)}</dd></div>`).join('')}</dl>
<p>${escape(outlook)}</p>${buttons(`/local-pay/portal?subscription=${subscription.id}`, choices)}${BACK}`,
  )
}

export function declinedPage(checkoutId: string): string {
  return page(
    'The card was declined',
    `<p>Nothing was bought.</p><p><a href="/local-pay?_ptxn=${escape(checkoutId)}">Try again</a></p>`,
  )
}

/** For a checkout that may not be paid: it was, or she has a plan. */
export function nothingBoughtPage(reason: string): string {
  return page('Nothing was bought', `<p>${escape(reason)}</p>${BACK}`)
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title>
<style>${STYLE}</style></head>
<body><header><a href="/"><svg viewBox="-1.15 -1.15 2.3 2.3" width="26" height="26" aria-hidden="true" fill="none" stroke="currentColor" stroke-width=".14"><path d="${MARK}"/></svg> ${escape(PRODUCT.name)}</a></header>
<main><aside>This is a test. No payment provider is configured, so this page stands in for one: no card is asked for and no money moves.</aside><h1>${escape(title)}</h1>${content}</main></body></html>`
}

function buttons(action: string, choices: readonly (readonly [value: string, label: string])[]): string {
  const items = choices.map(([value, label]) => `<button name="choice" value="${value}">${escape(label)}</button>`)
  return `<form method="post" action="${escape(action)}">${items.join('')}</form>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const BACK = `<p><a href="/dashboard">Back to ${escape(PRODUCT.name)}</a></p>`
/** The site's sign: x = sin 3t, y = sin 2t. */
const MARK = `M${Array.from({ length: 96 }, (_, at) => {
  const t = (at / 48) * Math.PI
  return `${Math.sin(3 * t).toFixed(3)} ${Math.sin(2 * t).toFixed(3)}`
}).join('L')}Z`
/** The site's colours and measures. */
const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#f2f7f9,#0a1419);--raised:light-dark(#fbfeff,#111e23);--line:light-dark(#c9d3d7,#314046);--control:light-dark(#73838a,#67777e);--ink:light-dark(#122026,#f2f0ea);--muted:light-dark(#4a5a60,#adb8bc);--root:light-dark(#9a5310,#ffaf51);--on-root:light-dark(#fbfeff,#0a1419)}
*{box-sizing:border-box;margin:0}body{font:16px/1.6 'Schibsted Grotesk Variable',ui-sans-serif,system-ui,sans-serif;background:var(--ground);color:var(--ink)}
header{border-bottom:1px solid var(--line);padding:0 24px}header a{display:inline-flex;gap:10px;align-items:center;min-height:48px;font-weight:600;color:inherit;text-decoration:none}header svg{color:var(--root)}
main{max-width:640px;margin:48px auto;padding:0 24px;display:grid;gap:24px}h1{font-size:32px;line-height:1.12;letter-spacing:-.01em}
aside{border-left:3px solid var(--root);background:var(--raised);padding:12px 16px;font-size:14px}
.price strong{font-size:32px}.quiet,dt{color:var(--muted);font-size:14px}ul{padding-left:20px}
dl{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:16px}dd{font-weight:600}
form{display:flex;flex-wrap:wrap;gap:12px}button{font:inherit;font-weight:600;min-height:44px;padding:0 16px;border:1px solid var(--control);border-radius:4px;background:none;color:inherit;cursor:pointer}
button:first-child{background:var(--root);border-color:var(--root);color:var(--on-root)}a{color:var(--root)}:focus-visible{outline:2px solid var(--root);outline-offset:2px}`

/** Exactly the page's own style, no scripts, and forms only to ourselves. */
export const LOCAL_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')
