import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Klippene går gjennom, og fadere eller sporbrytere bestemmer hva som høres: Du spiller formen på mikseren, som i dub eller på en scene. Fra takt {bar} kan du høre det i arbeid.',
    tryThis: [
      'Trykk A for å vise automasjon, og spill fra to takter før takt {bar} til fire takter etter.',
      'Slå av automasjonen et øyeblikk (flytt sporets fader for hånd), og hør de samme taktene med alt inne.',
    ],
    listenFor: 'Hva resten av musikken gjør med plassen den får.',
  },
  intermediate: {
    why: 'Når en fader tar ut stemmer, går de videre i takt bak den: De kommer tilbake midt i en frase, som om de hadde spilt hele tiden. Det betyr også at arrangementet ikke lenger viser formen, det gjør automasjonen.',
    tryThis: [
      'Sett en locator der flest stemmer kommer eller går, så du finner formen igjen.',
      'Sammenlign en fader som lukker seg, med et klipp som slutter: Klangen til den første dør med den hvis senden er post fader.',
    ],
    listenFor: 'Om en stemme stopper tvert eller klinger ut, og hva stedet ber om.',
  },
  advanced: {
    why: 'En gruppefader er en form for seg: Én hånd endrer flere stemmer, og pre eller post avgjør hva som kommer tilbake på senden. Innspilte bevegelser er et hår for tidlige. Der de skal falle på streken, kan punktene dras dit.',
    tryThis: [
      'Se på punktene rundt takt {bar} med høy zoom: En tidlig hånd kutter anslaget eller slipper inn en hale.',
      'Sett en send til pre fader på én stemme, og la ekkoet bære over gapet.',
    ],
    listenFor: 'Det første anslaget etter at en fader åpner seg: helt, eller kuttet i starten.',
  },
}
