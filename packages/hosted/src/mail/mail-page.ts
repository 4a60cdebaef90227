import type { MailLanguage } from './mail-texts.ts'

/** What stands in a mail, from the top down. */
export type MailPage = {
  readonly lead: string
  /** The one thing to press. */
  readonly button?: { readonly words: string; readonly url: string }
  readonly code?: { readonly words: string; readonly digits: string }
  /** Below the button: what happens if it is not pressed. */
  readonly close?: string
  readonly siteUrl?: string
  readonly language: MailLanguage
}

/**
 * A mail as text and as HTML: paragraphs, one button, no pictures, readable in light and dark.
 *
 * @example layOutMail({ lead: 'Your account is deleted.', siteUrl: 'https://kvint.example', language: 'en' }).text
 */
export function layOutMail({ lead, button, code, close, siteUrl = '', language }: MailPage): Body {
  const text = [
    lead,
    ...(button ? [`${button.words}:\n${button.url}`] : []),
    ...(code ? [`${code.words}: ${code.digits}`] : []),
    ...(close ? [close] : []),
    `Kvint\n${siteUrl}`.trim(),
  ]
  const html = [
    ...lead.split('\n\n').map(asParagraph),
    ...(button ? [asButton(button.url, button.words)] : []),
    ...(code
      ? [`${asParagraph(code.words)}:<br><strong style="font-size:24px">${asParagraph(code.digits)}</strong>`]
      : []),
    ...(close?.split('\n\n').map(asParagraph) ?? []),
    ...(siteUrl ? [asParagraph(siteUrl)] : []),
  ]
  return { text: text.join('\n\n'), html: page(html, language) }
}

type Body = { readonly text: string; readonly html: string }

function page(paragraphs: readonly string[], language: MailLanguage): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Kvint</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:2em auto;padding:0 1em}</style></head>
<body><p style="font-size:20px;font-weight:600">Kvint</p>${paragraphs.map((each) => `<p>${each}</p>`).join('')}</body></html>`
}

/** Plain text as the inside of a paragraph: its lines, and its addresses as links. */
function asParagraph(text: string): string {
  return escapeHtml(text)
    .replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>')
}

function asButton(url: string, words: string): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#9a5310;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(words)}</a>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
