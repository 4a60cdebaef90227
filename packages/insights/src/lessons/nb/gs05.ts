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
    why: 'Kompressorer, saturatorer og plugins endrer karakter med nivået inn. Legger hvert trinn til noen dB, arbeider det siste langt fra der du stilte det inn.',
    tryThis: [
      'Få hver enhet tilbake til samme nivå ut som inn, med dens egen Output eller Gain.',
      'Sett lydstyrken på sporet én gang, med faderen.',
      'Er kilden ganske enkelt svak, så hev den i det første trinnet og la de andre stå på 0 dB.',
    ],
    listenFor: 'Samme lydstyrke med hver enhet på og av: Da sammenligner du klang.',
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
