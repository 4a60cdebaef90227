import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Du fortalte Live om én skala, og klippene dine spiller andre toner. Så lenge det er slik, hjelper uthevede tangenter og skalaverktøy deg inn i en annen toneart.',
    tryThis: [
      'Åpne skalavelgeren i kontrollinjen.',
      'Velg tonearten som er nevnt her, og se om tonene dine faller på de uthevede radene.',
    ],
    listenFor: 'Ingenting endres i lyden: Skalaen er bare en rettesnor, til du bruker Fit to Scale.',
  },
  intermediate: {
    why: 'Skalabevisste enheter og Fit to Scale bruker den valgte skalaen. Med en annen ville de bøyd toner som er riktige slik de er.',
    tryThis: [
      'Marker alle klippene og sett skalaen i klippvisningen: Den lagres per klipp.',
      'Er det bare ett klipp som er uenig, kan det være det du bør se på.',
    ],
    listenFor: 'Skalabevisste enheter: en arpeggiator eller en Chord-enhet som spiller andre toner enn du venter.',
  },
  advanced: {
    why: 'Innstillingen gir én skala for settet eller klippet. Musikk med lån eller modulasjon har flere. Andelen utenfor er vektet etter varighet, så noen få lange fremmede toner teller mer enn et raskt løp.',
    tryThis: ['For en del i en annen toneart: Sett skalaen bare for klippene i den.'],
    listenFor: 'Om tonene utenfor hører til én del: Da er det en modulasjon, og begge har rett.',
  },
}
