import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Du har allerede stemmene. Det som mangler, er når hver av dem kommer og går, og det er lettere å spille enn å tegne.',
    tryThis: [
      'Trykk på den runde Record-knappen øverst, og start så scenene dine, den ene etter den andre, i fire minutter.',
      'Trykk Stop og så Tab: Arrangementet viser det du spilte.',
      'Ikke rett på noe ennå. Spill det én gang fra start.',
    ],
    listenFor: 'Øyeblikket da du vil at noe skal skje, og ingenting skjer. Der hører den første endringen hjemme.',
  },
  intermediate: {
    why: 'Scener er allerede deler. Et opptak av en runde gjennom dem gir en grov form i sanntid, med valg tatt etter øret, og en grov form er mye lettere å forbedre enn en tom tidslinje.',
    tryThis: [
      'Spar scene «{scene}», som er like full som noen annen, til stedet som skal være størst: Begynn med klippene i den, ett etter ett.',
      'Sett launch quantization til 1 takt, slå på Arrangement Record og start scener. Stopp enkeltklipp for break.',
      'Trykk Back to Arrangement etterpå, sett en locator ved hver del, og kutt det som blir for langt.',
    ],
    listenFor: 'Hvilken del du ble lengst i. Det kan være refrenget, eller det kan være der neste idé mangler.',
  },
  advanced: {
    why: 'Et opptak av startede klipp tar vare på klippkurver, follow actions og bevegelser i enheter slik de ble spilt, noe kopiering til tidslinjen ikke gjør. Opptaket er råmateriale: Konsolider og rediger etterpå.',
    tryThis: [
      'Ta opp med Automation Arm på, så sends og filtre blir med.',
      'Eller bygg det av follow actions: hver scene en lengde, sjanse 90/10, og ta opp to ulike runder.',
      'Sammenlign tetthetskurven til begge rundene her.',
    ],
    listenFor: 'Kontrast mellom nabodeler, mer enn antallet deler.',
  },
}
