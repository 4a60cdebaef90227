import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Låten ligger {cents} cent fra tonehøyden som stemmeapparater bruker. Det kan være fint, og det overrasker alle som spiller til.',
    tryThis: [
      'Var det ikke meningen, så se etter Detune på klipp og i hovedstemmingen.',
      'Var det meningen, så si fra til dem som blir med: A ligger på {hz} Hz.',
    ],
    listenFor: 'Et stemmeapparat mot en lang tone.',
  },
  intermediate: {
    why: 'Samples stemt om av Re-Pitch, båndeffekter og gamle opptak flytter hele låten.',
    tryThis: ['Sammenlign stemmene: En av dem kan skille seg ut.', 'Velg én referanse og stem de andre etter den.'],
    listenFor: 'Svevning mellom to lange stemmer.',
  },
  advanced: {
    why: 'Anslaget er medianen av deltonene mot likesvevende temperering, godt til omtrent 3 cent.',
    tryThis: [
      'Sjekk hver tonale stemme alene hvis akkordene svever.',
      'Still inn stemmingen i Live eller referansen i synthene heller enn hvert klipp.',
    ],
    listenFor: 'Svevninger per sekund i kvintene.',
  },
}
