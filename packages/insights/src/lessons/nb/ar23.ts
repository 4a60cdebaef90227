import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Klippene går gjennom, og fadere eller sporbrytere bestemmer hva som høres: Du spiller formen på mikseren, som i dub eller på en scene. Fra takt {bar} kan du høre det i arbeid.',
    tryThis: [
      'Trykk A for å vise automasjon, og spill fra to takter før takt {bar} til fire takter etter.',
      'Flytt en av disse faderne eller sporbryterne for hånd: Det overstyrer automasjonen. Hør de samme taktene med den stemmen inne, og trykk så Re-Enable Automation.',
    ],
    listenFor: 'Hva resten av musikken gjør med plassen den får.',
  },
  intermediate: {
    why: 'En stemme som en fader eller sporbryteren tar ut, løper videre uhørt, så den kan komme tilbake på hvilket som helst slag, som om den hadde spilt hele tiden. Klippene ser ut som om den gjorde det: Arrangementet viser ikke lenger formen, det gjør bare automasjonen.',
    tryThis: [
      'Sett en locator ved takt {bar} og ellers der flest stemmer kommer eller går, så du finner formen igjen.',
      'La klippene slutte der én gang, i stedet for automasjonen: En romklang eller delay på sporet selv klinger da videre, mens faderen kutter den sammen med resten.',
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
