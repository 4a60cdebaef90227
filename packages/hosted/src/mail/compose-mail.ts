import { asButton, asParagraph, mailPage } from './mail-page.ts'
import { mailTextsEn } from './mail-texts-en.ts'
import { mailTextsNb } from './mail-texts-nb.ts'
import type { MailKind, MailLanguage, MailParts } from './mail-texts.ts'

type Mail = { subject: string; text: string; html: string }

/** A mail as text first and as HTML without pictures (protocol 19). */
export function composeMail(kind: MailKind, parts: MailParts, language: MailLanguage = 'en'): Mail {
  const words = language === 'nb' ? mailTextsNb : mailTextsEn
  const said = words.mails[kind](parts)
  const { link, code, siteUrl = '' } = parts
  const action = said.action ?? words.open
  const codeName = link ? words.orCode : words.code
  const close = said.close ?? words.ignore
  const text = [
    said.lead,
    ...(link ? [`${action}:\n${link}`] : []),
    ...(code ? [`${codeName}: ${code}`] : []),
    close,
    `Kvint\n${siteUrl}`.trim(),
  ]
  const html = [
    asParagraph(said.lead),
    ...(link ? [asButton(link, action)] : []),
    ...(code ? [`${asParagraph(codeName)}:<br><strong style="font-size:24px">${asParagraph(code)}</strong>`] : []),
    asParagraph(close),
    ...(siteUrl ? [asParagraph(siteUrl)] : []),
  ]
  return { subject: said.subject, text: text.join('\n\n'), html: mailPage(html, language) }
}
