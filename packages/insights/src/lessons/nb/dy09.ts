import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Denne innstillingen gjør alt svakt sterkt og alt sterkt svakt. Én stemme hopper fram med den; med flere dytter alle.',
    tryThis: ['Velg stemmen som skal lede.', 'Skru Amount ned til 30 på de andre.'],
    listenFor: 'Dybde: noen stemmer foran, noen bak.',
  },
  intermediate: {
    why: 'På full styrke hever den alt som er svakt i hvert bånd, hele tiden. To slike stemmer gir hverandre få hull, og dybden mellom dem blir borte.',
    tryThis: [
      'Velg stemmen som leder. På de andre: Amount ned til 30 %, og gjør lydstyrken lik. Kommer dybden tilbake?',
      'Savner du lysheten i dem, så la bare diskantbåndet stå på der.',
    ],
    listenFor: 'Romklang og støy som følger med opp.',
  },
  advanced: {
    why: 'Kompresjon oppover løfter det som ligger 30–40 dB nede, med romklang og overhøring, og dytter spektrumet mot flatt. Delefiltrene i enheten dreier også fasen ved 88 Hz og 2,5 kHz i standardinnstillingen.',
    tryThis: ['Time på 200–400 % for et langsommere grep.', 'Sammenlign spektrumene til begge sporene før og etter.'],
    listenFor: 'Maskering mellom de to når nivåene er like.',
  },
}
