import { mailTextsEn } from './mail-texts-en.ts'
import { mailTextsNb } from './mail-texts-nb.ts'
import type { MailKind, MailLanguage, MailParts, MailText, MailTexts } from './mail-texts.ts'

type Mail = { subject: string; text: string; html: string }

/** A mail as text first and as plain HTML that reads in light and dark, without pictures (protocol 19). */
export function composeMail(kind: MailKind, parts: MailParts, language: MailLanguage = 'en'): Mail {
  const words = language === 'nb' ? mailTextsNb : mailTextsEn
  const said = words.mails[kind](parts)
  const lines = [said.lead]
  if (parts.link) lines.push(`${said.action ?? words.open}:\n${parts.link}`)
  if (parts.code) lines.push(`${parts.link ? words.orCode : words.code}: ${parts.code}`)
  lines.push(said.close ?? words.ignore)
  lines.push(`Kvint\n${parts.siteUrl ?? ''}`.trim())
  return { subject: said.subject, text: lines.join('\n\n'), html: htmlOf(said, words, parts, language) }
}

function htmlOf({ lead, action, close }: MailText, words: MailTexts, parts: MailParts, language: MailLanguage): string {
  const link = parts.link ? `<p><a href="${escape(parts.link)}">${escape(action ?? words.open)}</a></p>` : ''
  const code = parts.code
    ? `<p>${parts.link ? words.orCode : words.code}: <strong>${escape(parts.code)}</strong></p>`
    : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Kvint</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:34em;margin:2em auto;padding:0 1em}</style></head>
<body><p>${escape(lead)}</p>${link}${code}<p>${escape(close ?? words.ignore)}</p><p>Kvint<br>${escape(parts.siteUrl ?? '')}</p></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
