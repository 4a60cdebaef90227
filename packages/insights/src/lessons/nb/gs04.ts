import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hovedfaderen kommer til slutt. Skrur du den ned, blir resultatet svakere, men effektene på hovedsporet får alt like sterkt som før.',
    tryThis: [
      'Marker alle spor og grupper i mikseren.',
      'Dra én fader ned: Alle følger med.',
      'Dobbeltklikk på hovedfaderen for å sette den til 0 dB igjen.',
    ],
    listenFor: 'Lydstyrken er den samme, men en limiter eller kompressor på hovedsporet kan låte mer avslappet.',
  },
  intermediate: {
    why: 'Nivåer over 0 dB inne i Live gjør ingen skade i seg selv. Men en limiter på hovedsporet arbeider så hardt som inngangen tilsier, og faderen etter den kan ikke gjøre det om.',
    tryThis: [
      'Senk alle gruppene like mye som hovedfaderen er senket, og sett den til 0 dB.',
      'Se på reduksjonen i limiteren før og etter.',
    ],
    listenFor: 'Trommer som får kanten sin tilbake.',
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
