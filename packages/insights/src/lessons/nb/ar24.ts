import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Rett før takt {bar} forsvinner bakken: Det som kommer inn etter et stopp, virker større enn det som kommer inn oppå alt annet. Produsenter kaller det breaket før droppet.',
    tryThis: [
      'Loop takt {before} og {bar}, og hør hvordan det kommer inn.',
      'Fyll stoppet et øyeblikk ved å dra klippene gjennom det, og hør det samme en gang til.',
    ],
    listenFor: 'Hvor mye kraftigere takt {bar} virker, enda ingen fader har rørt seg.',
  },
  intermediate: {
    why: 'En lytter som har pulsen i kroppen, teller videre gjennom et stopp: Hullet er fullt av forventning, og takt {bar} innfrir. Jo lengre stoppet er, desto mer trenger det noe som leder gjennom.',
    tryThis: [
      'Gjør stoppet halvparten så langt og dobbelt så langt, og sammenlign de tre.',
      'La én ting til gå over stoppet, halen av en romklang, en baklengs cymbal eller et ord, og sammenlign.',
    ],
    listenFor: 'Hvor du begynner å miste tellingen.',
  },
  advanced: {
    why: 'Det som klinger videre, avgjør om et stopp er et hull: Romklang og delay fyller det om ikke returene kuttes også. Holdes bassen tilbake i takten før, er rommet nederst tomt, og den første basstrommen får det for seg selv.',
    tryThis: [
      'Kutt eller automatiser returene i takt {before}, og sammenlign et tørt stopp med et vått.',
      'Spar dette stoppet til det største stedet: Et nytt av samme lengde er allerede halvt ventet.',
    ],
    listenFor: 'De første 200 ms av takt {bar}: Er anslaget alene, eller klinger noe gammelt under det?',
  },
}
