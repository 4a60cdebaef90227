import type { findingsEn } from '../en/findings.ts'

export const findingsNb: typeof findingsEn = {
  first: 'Se her først',
  nothingToRaise: 'Ingenting skiller seg ut her ennå. Les settet på nytt når det har vokst.',
  next: {
    sketch: 'Mens den er en skisse',
    arrange: 'Mens du arrangerer',
    mix: 'Mens du mikser',
    export: 'Før du eksporterer',
  },
  rest: 'Alt annet, etter emne',
  facts: 'Hva settet inneholder, og hva som kan vente',
  more: 'Hvorfor, og hva du kan prøve',
  evidence: 'Funnet i settet ditt',
  tryThis: 'Prøv dette',
  listenFor: 'Lytt etter',
  learnMore: 'Les videre',
  lessonFailed: 'Leksjonen kunne ikke hentes. Lukk denne og åpne den igjen når du er på nett.',
  severities: {
    strength: 'Dette virker',
    fix: 'Verdt å rette',
    check: 'Verdt en titt',
    idea: 'En idé',
    info: 'Greit å vite',
  },
  areas: {
    harmony: 'Harmonikk',
    rhythm: 'Rytme',
    arrangement: 'Arrangement',
    mix: 'Miks',
    sound: 'Lyd',
    files: 'Filer',
    workflow: 'Arbeidsmåte',
  },
  confidences: {
    certain: 'Sikkert: filen sier det',
    likely: 'Sannsynlig',
    guess: 'En gjetning',
    unknown: 'Kan ikke vites ut fra settet',
  },
  bars: (from, to) => (from === to ? `takt ${from}` : `takt ${from} til ${to}`),
  showBars: (from, to) => (from === to ? `Vis takt ${from}` : `Vis takt ${from}–${to}`),
  showTrack: (name) => `Vis ${name}`,
  showPlace: 'Vis hvor',
  tracks: (names) =>
    names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} og ${names.length - 2} spor til`,
}
