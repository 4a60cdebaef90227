import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hver romklang er et rom. Med mange ulike rom låter det som om musikerne var i hvert sitt hus.',
    tryThis: [
      'Legg én Reverb på et returspor, Dry/Wet på 100 %.',
      'Skru opp senden på tre stemmer, og slå av deres egne romklanger.',
    ],
    listenFor: 'Om stemmene kommer nærmere hverandre.',
  },
  intermediate: {
    why: 'Disse {tracks} sporene har hvert sitt rom. Er rommene ulikt store, står stemmene på ulike steder. For en særegen lyd er det meningen; vanlige lyder sitter tettere sammen i et felles rom, med én fader for det.',
    tryThis: [
      'Ta de to som har den vanligste romklangen: Slå av klangene der, og send begge sporene til én Reverb på et returspor, 100 % våt, Lo Cut ved 250 Hz.',
      'Sammenlign med før over åtte takter, og gå tilbake om du savner forskjellen.',
    ],
    listenFor: 'Om de to nå står i det samme rommet.',
  },
  advanced: {
    why: 'Felles tidlige refleksjoner er et sterkt tegn på samme rom. En romklang på sporet ser også dynamikken og faderen der, mens en send etter faderen bare ser nivået, så kompresjon foran virker ulikt.',
    tryThis: ['Hold de tidlige refleksjonene felles og de lange halene egne.', 'Sammenlign CPU før og etter.'],
    listenFor: 'Etterklangen på slutten av delene.',
  },
}
