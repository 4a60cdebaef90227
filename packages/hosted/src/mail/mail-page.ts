import type { MailLanguage } from './mail-texts.ts'

/**
 * The HTML of a mail from its paragraphs, which are HTML themselves: no pictures, readable in light and dark.
 *
 * @example mailPage([asParagraph('Your account is deleted.')], 'en')
 */
export function mailPage(paragraphs: readonly string[], language: MailLanguage): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Kvint</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:2em auto;padding:0 1em}</style></head>
<body><p style="font-size:20px;font-weight:600">Kvint</p>${paragraphs.map((each) => `<p>${each}</p>`).join('')}</body></html>`
}

/**
 * Plain text as the inside of a paragraph: its lines, and its addresses as links.
 *
 * `asParagraph('A & B')` → `'A &amp; B'`
 */
export function asParagraph(text: string): string {
  return escapeHtml(text)
    .replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>')
}

/** The one thing to press. */
export function asButton(url: string, words: string): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#9a5310;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(words)}</a>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
