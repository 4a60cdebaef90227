import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De som lager looper, skriver ofte tonearten i filnavnet. To tonearter med få felles toner skurrer mot hverandre så snart begge spiller en melodi eller akkorder.',
    tryThis: [
      'Sett loopen i solo sammen med det som spiller ved siden av, og lytt til de lange tonene.',
      'Transponer klippet {semitones} halvtoner i klippvisningen, og lytt igjen.',
    ],
    listenFor: 'Lange toner som svever eller klinger surt mot resten, og om de faller til ro.',
  },
  intermediate: {
    why: 'Tonearter som ligger to kvinter eller mer fra hverandre, skiller seg i minst to av sju toner. En trommeloop eller et riff på én tone tåler hvilket navn som helst; en loop med akkorder eller en ters i seg gjør det sjelden.',
    tryThis: [
      'Finn tonene i loopen på et klaviatur, og se hvilke som ligger utenfor den andre tonearten.',
      'Flytt den {semitones} halvtoner: Da har begge de samme tonene. Blir loopen dårligere, så velg en annen warp-modus, Complex Pro for akkorder.',
    ],
    listenFor: 'Tersen i loopen mot tersen i akkorden under.',
  },
  advanced: {
    why: 'Navnet sier hva som ble spilt inn, ikke hvordan det høres ut over bassen din: En mollseptimakkord fra en annen toneart kan bli en rik none. Gnisningen er verd å beholde der de fremmede tonene går trinnvis og løses opp, og sjelden der de holdes.',
    tryThis: [
      'Flytt {semitones} halvtoner for de samme tonene, eller la den stå og la bassen følge loopen i de taktene.',
      'Del opp loopen, og behold bare det som hører til begge tonearter.',
    ],
    listenFor: 'Om de fremmede tonene fører et sted eller bare står der.',
  },
}
