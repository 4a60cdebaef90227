import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Basstromme og bass vil ha de samme dype tonene. En kompressor som lytter til beaten, demper den andre stemmen et øyeblikk, så hvert slag høres helt, og lar den svulme opp igjen.',
    tryThis: [
      'Slå av kompressoren i fire takter, og på igjen.',
      'Se på måleren: To til fire desibel gir plass, ti og mer pumper.',
    ],
    listenFor: 'Hvor hardt basstrommen ser ut til å slå, selv om faderen aldri ble rørt.',
  },
  intermediate: {
    why: 'Release avgjør hvordan dempingen låter. Er den tilbake før neste baktakt, er det bare plass; er den tilbake akkurat til neste slag, etter {beatMs} ms i {bpm} BPM, er det en groove for seg.',
    tryThis: [
      'Sett release slik at måleren er i ro like før neste slag.',
      'Bruk et stumt spor med korte klikk som kilde hvis du vil ha den samme bevegelsen der basstrommen tar pause.',
    ],
    listenFor: 'Om stemmen puster med beaten eller snubler mot den.',
  },
  advanced: {
    why: 'Å dempe en buss flytter alt som går gjennom den, under ett, også romklangen; å dempe enkeltstemmer lar deg velge dybde og release for hver. Begge endrer seg når kilden endrer nivå: Terskelen er satt mot lydstyrken.',
    tryThis: [
      'Filtrer sidekjeden under 100 Hz, så en klapp eller hi-hat i kilden ikke utløser den.',
      'Sammenlign med en kurve som følger rutenettet (Auto Pan i fase 0°, Shaper): Den er uavhengig av nivået.',
    ],
    listenFor: 'Den andre halvdelen av hvert slag: Er alt tilbake på fullt nivå?',
  },
}
