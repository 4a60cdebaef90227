import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Høyttalere tegner en kurve gjennom punktene i filen din, og mellom to av dem kan den svinge høyere enn begge. Her svinger den over toppen.',
    tryThis: [
      'Sett en Limiter sist på hovedsporet hvis det ikke står en der.',
      'Senk Ceiling med {lowerDb} dB og slå på True Peak.',
      'Eksporter på nytt og slipp filen her.',
    ],
    listenFor: 'De høyeste slagene på en telefon: knitrer det, eller er det rent.',
  },
  intermediate: {
    why: 'En limiter som bare ser på samplene, slipper den gjenoppbygde kurven gjennom. Spillere og kodere bygger den opp igjen, og noen klipper den.',
    tryThis: [
      'Senk taket med {lowerDb} dB, eller la limiteren følge true peak.',
      'Er det bare noen få slag som går over, så demp dem i stedet: Resten beholder nivået.',
    ],
    listenFor: 'Anslaget i den høyeste trommen før og etter.',
  },
  advanced: {
    why: 'BS.1770-5 beregner kurven ved fire ganger samplingsfrekvensen; overskuddet er {overDb} dB. Koding med tap legger til sitt eget oversving, mest i tette mastere.',
    tryThis: [
      'Bruk −1 dBTP som tak, −2 når masteren er høyere enn −10 LUFS.',
      'Sammenlign begge versjonene i motfase: Det som er igjen, er bare det som gikk over.',
    ],
    listenFor: 'Om klippingen mellom samplene var en del av lyden; sammenlign ved lik lydstyrke.',
  },
}
