import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT } from '@kvint/contract'
import { buttonClass, markPath } from '@kvint/ui/plain'
import type { PageLanguage } from '../../platform/callers/page-language.ts'
import { LOCAL_WORDS } from './local-words.ts'

/** A page of the stand-in: what stands in it, and for whom. */
export type LocalPage = {
  readonly title: string
  /** HTML below the title. */
  readonly content: string
  readonly language: PageLanguage
  /** Its own address, without a language. */
  readonly path: string
}

/** Draws pages by the style sheet and the face of the built site, or of its development server. */
export function localPageFrame(siteFolder: string): (page: LocalPage) => string {
  const { style, face } = siteFiles(siteFolder)
  return ({ title, content, language, path }) => {
    const words = LOCAL_WORDS[language]
    const other = language === 'nb' ? 'en' : 'nb'
    const turned = `${path}${path.includes('?') ? '&' : '?'}lang=${other}`
    return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escape(title)}: ${escape(PRODUCT.name)}</title>
${face ? `<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin>` : ''}<link rel="stylesheet" href="${style}"><link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${STYLE}</style><script>${AS_CHOSEN}</script></head>
<body><header><a href="/"><svg viewBox="-1.15 -1.15 2.3 2.3" width="28" height="28" aria-hidden="true" fill="none" stroke="currentColor" stroke-linejoin="round" stroke-width=".12"><path d="${MARK}"/></svg> ${escape(PRODUCT.name)}</a><a class="turn" lang="${other}" hreflang="${other}" href="${escape(turned)}">${LOCAL_WORDS[other].name}</a></header>
<main><p class="test">${escape(words.isTest)}</p><h1>${escape(title)}</h1>${content}</main></body></html>`
  }
}

/** A form of one button after the other. Each may say what follows. */
export function choiceForm(action: string, choices: readonly Choice[], hidden: Readonly<Record<string, string>> = {}) {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  )
  const rows = choices.map(({ value, label, isMain, text }) => {
    const button = `<button name="choice" value="${value}" class="${buttonClass(isMain ? 'main' : 'plain')}">${escape(label)}</button>`
    return text === undefined ? button : `<div>${button}<p class="quiet">${escape(text)}</p></div>`
  })
  const look = choices.some(({ text }) => text !== undefined) ? 'rows' : 'line'
  return `<form method="post" action="${escape(action)}" class="${look}">${fields.join('')}${rows.join('')}</form>`
}

type Choice = {
  readonly value: string
  readonly label: string
  readonly isMain?: boolean
  readonly text?: string
}

/** Names and facts beside each other; the third says more of a fact. */
export function factList(facts: readonly (readonly [name: string, fact: string, more?: string])[]): string {
  const items = facts.map(
    ([name, fact, more]) =>
      `<div><dt>${escape(name)}</dt><dd>${escape(fact)}</dd>${more ? `<dd class="quiet">${escape(more)}</dd>` : ''}</div>`,
  )
  return `<dl>${items.join('')}</dl>`
}

export function link(href: string, words: string, isButton = false): string {
  const look = isButton ? ` class="${buttonClass('main')}"` : ''
  return `<a href="${escape(href)}"${look}>${escape(words)}</a>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function siteFiles(siteFolder: string): { readonly style: string; readonly face: string | undefined } {
  const assets = join(siteFolder, 'assets')
  if (!existsSync(assets)) return { style: '/app/styles/site.css', face: undefined }
  const names = readdirSync(assets)
  const named = (pattern: RegExp) => names.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`)[0]
  return { style: named(/^root-.*\.css$/) ?? '', face: named(/^schibsted-grotesk-.*\.woff2$/) }
}

const MARK = markPath()
/** Theme and language as they were chosen on the site, before anything is painted. */
const AS_CHOSEN = `try{var t=localStorage.getItem('theme'),n=localStorage.getItem('language'),d=document.documentElement;if(t==='light'||t==='dark')d.dataset.theme=t;if((n==='en'||n==='nb')&&n!==d.lang&&!/[?&]lang=/.test(location.search))location.replace(location.pathname+location.search+'&lang='+n)}catch(e){}`
/** Colours, faces and buttons are those of the site's own style sheet. */
const STYLE = `header{display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid var(--line);padding:0 24px;min-height:64px}header a{display:inline-flex;gap:12px;align-items:center;min-height:44px;font-weight:600;font-size:18px;letter-spacing:-.02em}header svg{color:var(--root)}
header .turn{font-size:14px;font-weight:400;letter-spacing:0;color:var(--muted)}
main{width:100%;max-width:720px;margin:0 auto;padding:32px 16px 64px;display:grid;gap:24px}main>*{min-width:0}
h1{font-size:32px;line-height:1.12}h2{font-size:18px;margin-bottom:8px}
.test{border-left:3px solid var(--root);background:var(--raised);padding:12px 16px;font-size:14px}.quiet,dt{color:var(--muted);font-size:14px;line-height:1.45}
dl{display:grid;gap:16px 24px;grid-template-columns:1fr;background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:16px 24px}dd{font-weight:600}dd.quiet{font-weight:400}
ul{list-style:disc;padding-left:20px;display:grid;gap:4px}main p a,main li a{color:var(--root);text-decoration:underline;text-underline-offset:4px}
.line{display:flex;flex-wrap:wrap;gap:12px}.rows{display:grid}.rows>div{display:grid;gap:8px 24px;align-items:center;border-top:1px solid var(--line);padding:16px 0}
@media(max-width:559px){.line button,.rows button{width:100%}}@media(min-width:560px){dl{grid-template-columns:1fr 1fr}main{padding:48px 24px}.rows>div{grid-template-columns:minmax(240px,2fr) 3fr}}`

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The site's style sheet and face, the page's own style and script by their hashes, and forms only to ourselves. */
export const LOCAL_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'self' ${hash(STYLE)}`,
  `script-src ${hash(AS_CHOSEN)}`,
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')
