import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Flere steder i denne kjeden gjør lyden sterkere, det ene etter det andre. Da får hver effekt et sterkere signal enn den ble stilt inn for.',
    tryThis: [
      'Slå av enhetene på sporet, én om gangen.',
      'Gir en av dem et stort hopp i lydstyrke, så skru ned utgangen til på og av er omtrent like.',
    ],
    listenFor: 'Hva enheten gjør med lyden når den ikke lenger bare gjør den sterkere.',
  },
  intermediate: {
    why: '«{part}» får {db} dB fra trinn til trinn. Kompressorer, saturatorer og plug-ins endrer karakter med nivået inn, så noe av det du hører, er drive, og noe er bare nivå.',
    tryThis: [
      'Sett det største av disse trinnene til 0 dB, og hev faderen, eller det siste trinnet, til det er like sterkt som før.',
      'Er klangen endret, var trinnet drive: Bestem om du vil ha det. Hvis ikke, så la det stå på 0 dB.',
    ],
    listenFor: 'Samme lydstyrke før og etter: Da sammenligner du bare klang.',
  },
  advanced: {
    why: 'Summen teller det filen oppgir som gain: klipp, Utility, output fra EQ og saturatorer, faderen og faderne i gruppene bak. Make-up er ikke med: Den gir tilbake det kompressoren tok.',
    tryThis: [
      'Les av toppnivået etter hvert trinn med en måler, i den sterkeste takten.',
      'Hold omtrent −18 dBFS mellom trinnene om plug-in-ene dine etterligner maskinvare.',
    ],
    listenFor: 'Forvrengning som forsvinner når det første trinnet går ned og det siste opp like mye.',
  },
}
