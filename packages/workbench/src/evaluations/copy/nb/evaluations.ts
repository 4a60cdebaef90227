import type { evaluationsEn } from '../en/evaluations.ts'

export const evaluationsNb: typeof evaluationsEn = {
  lead: 'Spørsmål som modellen din får igjen: finner den de riktige verktøyene, og inneholder svaret det det skal? Verktøy som kan endre noe, kalles ikke her.',
  none: 'Ingen evaluering er lagret. Skriv en her, eller ta vare på et spørsmål fra samtalen.',
  notReady: 'Koble til en server, og velg en modell under Chat, for å kjøre dem.',
  heading: 'Evalueringer',
  question: 'Spørsmål',
  tools: 'Verktøy som må kalles',
  toolsHint: 'Navnene deres, med komma mellom. Tomt: alle veier er riktige.',
  holds: 'Det svaret må inneholde',
  holdsHint: 'Én tekst per linje. Store og små bokstaver spiller ingen rolle.',
  keep: 'Lagre evaluering',
  keepTalk: 'Lagre det første spørsmålet som evaluering',
  kept: (count) =>
    `Lagret. ${count === 1 ? 'Én evaluering' : `${count} evalueringer`} ligger i denne nettleseren, uten noen nøkkel.`,
  run: 'Kjør',
  runOne: (question) => `Kjør: ${question}`,
  runAll: 'Kjør alle',
  running: 'Kjører …',
  stop: 'Stopp',
  forget: 'Slett',
  forgetOne: (question) => `Slett: ${question}`,
  forgotten: 'Evalueringen er slettet.',
  toFile: 'Lagre til fil',
  fromFile: 'Hent fra fil',
  expects: (tools, holds) =>
    [
      tools.length > 0 && `kaller ${tools.join(', ')}`,
      holds.length > 0 && `sier ${holds.map((text) => `«${text}»`).join(', ')}`,
    ]
      .filter(Boolean)
      .join('; ') || 'kommer til et svar',
  score: (green, all) => `${green} av ${all} som ventet`,
  green: (calls, ms) => `Som ventet: ${calls} kall, ${ms} ms`,
  notCalled: (tools) => `Ikke kalt: ${tools}.`,
  notSaid: (texts) => `Ikke i svaret: ${texts}.`,
  answer: (question) => `Svar på: ${question}`,
}
