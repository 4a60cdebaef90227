import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hovedfaderen kommer til slutt. Skrudd ned {db} dB gjør den resultatet så mye svakere, men {device} får alt like sterkt som før.',
    tryThis: [
      'Dobbeltklikk på hovedfaderen for å sette den til 0 dB igjen, og skru ned høyttalerne i stedet.',
      'Lytt til det fyldigste stedet: Er det slik du vil ha det?',
    ],
    listenFor: 'Om de sterke slagene fortsatt er slag, eller presses flate av {device}.',
  },
  intermediate: {
    why: 'Faderen tar bort {db} dB etter at {device} har gjort arbeidet sitt: Driven er den samme, bare lydstyrken går ned. {device} arbeider så hardt som inngangen tilsier, og en fader bak kan ikke gjøre det om.',
    tryThis: [
      'Sett hovedfaderen til 0 dB, og skru ned volumet på lydkortet eller hodetelefonene i stedet: Er dette nivået du vil ha i eksporten?',
      'Sett så en Utility foran {device}, ta bort {db} dB der, og se på reduksjonen. Det som endres utenom nivået, er det driven gjorde.',
    ],
    listenFor: 'Slagene: Får de kanten sin tilbake, eller forsvinner limet som du ville ha?',
  },
  advanced: {
    why: 'Å senke etter enhetene er greit som lytteregulering eller til en fade. Som nivåkontroll skjuler det hvor hardt bussbearbeidingen drives, og presets for glue eller metning ligger da på et annet punkt av kurven enn de ble laget for.',
    tryThis: [
      'Bruk en Utility som første enhet på hovedsporet til å justere, eller Preview/Cue til lyttenivået.',
      'Til en fade på slutten: Automatiser en Utility før limiteren.',
    ],
    listenFor: 'Knekken i busskompressoren ved det nye nivået: Kanskje må terskelen flyttes like mye.',
  },
}
