import type { KeepingCopy } from '../en/keeping.ts'

export const keepingNb: KeepingCopy = {
  keep: 'Ta vare på',
  share: 'Del',
  here: 'Foreløpig bare i denne nettleseren',
  sending: 'Laster opp til kontoen din…',
  kept: 'Lagret på kontoen din',
  noFile: 'Filen til dette settet er ikke lenger i nettleseren. Les den på nytt for å ta vare på den.',
  keepFigures: 'Ta også vare på tallene fra eksporten',
  sendingFigures: 'Sender tallene…',
  figuresKept: 'Tallene fra eksporten er tatt vare på, uten lyden',
  failed: 'Settet kunne ikke tas vare på. Prøv igjen.',
}
