import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'All lyd forlater dette settet gjennom utganger på lydkortet, og ingenting kommer til hovedsporet. Du hører det i rommet; en eksport av hovedsporet er stille.',
    tryThis: [
      'Spiller settet til flere høyttalere eller en mikser, så la det være slik.',
      'Skal det bli en fil, så lagre en kopi av settet, og sett Audio To på disse sporene til Main (Master i eldre versjoner).',
    ],
    listenFor: 'Den eksporterte filen: Er det noe i den?',
  },
  intermediate: {
    why: 'Et sett som er laget for flere utganger, har ingen egen miks: Mikseren eller rommet lager den. For en stereofil må summen lages én gang i Live, og da er nivået og balansen nye.',
    tryThis: [
      'Send alle disse utgangene til Main (Master i eldre versjoner) i en kopi av settet, med hovedfaderen oppe, og se på måleren i den sterkeste takten.',
      'Eller la Audio To på hver av dem gå til et eget lydspor, og spill inn der: Da har du stems.',
    ],
    listenFor: 'Hva rommet gjorde for balansen, og stereofilen ikke gjør.',
  },
  advanced: {
    why: 'Hver utgang har sitt eget nivå inn i omformeren, så summen kan ligge flere desibel over hver av dem. Enhetene på hovedsporet har ikke hørt noe så langt.',
    tryThis: ['Spill inn utgangene samtidig, så latensene stemmer overens.'],
    listenFor: 'Fasen mellom utgangene i summen.',
  },
}
