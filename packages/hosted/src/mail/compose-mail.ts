import { layOutMail } from './mail-page.ts'
import { mailTextsEn } from './mail-texts-en.ts'
import { mailTextsNb } from './mail-texts-nb.ts'
import type { MailKind, MailLanguage, MailParts } from './mail-texts.ts'

type Mail = { subject: string; text: string; html: string }

/** A mail as text first and as HTML without pictures (protocol 19). */
export function composeMail(kind: MailKind, parts: MailParts, language: MailLanguage = 'en'): Mail {
  const words = language === 'nb' ? mailTextsNb : mailTextsEn
  const { subject, lead, action = words.open, close = words.ignore } = words.mails[kind](parts)
  const { link, code, minutes, siteUrl } = parts
  const body = layOutMail({
    lead,
    ...(link && { button: { words: action, url: link } }),
    ...(code && { code: { words: link ? words.orCode : words.code, digits: code } }),
    close: minutes === undefined ? close : `${link ? words.linkLasts(minutes) : words.codeLasts(minutes)}\n\n${close}`,
    ...(siteUrl && { siteUrl }),
    language,
  })
  return { subject, ...body }
}
