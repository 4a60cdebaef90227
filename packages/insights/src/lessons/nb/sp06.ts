import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Returspor er effekter som flere deler. Det som er nevnt her, venter på å bli brukt; Lives eget standardsett har to.',
    tryThis: ['Skru opp senden på en stemme og lytt.', 'Eller høyreklikk på returen og slett den.'],
    listenFor: 'Stemmen får et rom rundt seg.',
  },
  intermediate: {
    why: 'En ubrukt retur koster lite. Den gjør bare mikseren bredere enn den trenger å være.',
    tryThis: ['Bytt dem i malen din med to rom du liker.', 'Eller slett dem.'],
    listenFor: 'Ingenting endres når de forsvinner.',
  },
  advanced: {
    why: 'Returer kan få lyd fra returkjeder i rack eller fra resampling, og det viser ikke sendene.',
    tryThis: ['Kontroller Audio From på andre spor før du sletter.'],
    listenFor: 'Noe som mangler ved neste avspilling.',
  },
}
