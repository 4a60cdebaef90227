import type { KeepingCopy } from '../en/keeping.ts'

export const keepingNb: KeepingCopy = {
  keep: 'Ta vare på',
  share: 'Del',
  here: 'Foreløpig bare i denne nettleseren',
  sending: 'På vei inn i kontoen din…',
  kept: 'Tatt vare på i kontoen din',
  noFile: 'Filen til dette settet er ikke lenger i nettleseren. Les den igjen for å ta vare på den.',
  keepFigures: 'Ta også vare på tallene fra eksporten',
  sendingFigures: 'Sender tallene…',
  figuresKept: 'Tallene fra eksporten er tatt vare på, uten lyden',
  failed: 'Det gikk ikke å ta vare på det. Prøv igjen.',
}
