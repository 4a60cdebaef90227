import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'VST2 er en eldre type plug-in. En dag vil kanskje ikke nye datamaskiner kjøre den.',
    tryThis: ['Ingenting i dag.', 'Når du begynner på en ny sang, så velg VST3-utgaven av den samme pluginen.'],
    listenFor: 'Den samme preseten skal låte likt i begge.',
  },
  intermediate: {
    why: 'Bytter du en gammel plug-in i et ferdig sett, må lyden stilles inn på nytt: Live regner VST2 og VST3 som ulike plugins.',
    tryThis: [
      'Frys eller eksporter sporene i ferdige sanger.',
      'Lagre lyden som en preset i pluginen, og hent den i VST3-utgaven.',
    ],
    listenFor: 'Automasjonen: Parameterne kan ha andre numre.',
  },
  advanced: {
    why: 'VST3 hviler når det er stille, og har automasjon nøyaktig på sampelet. Noen plugins tar med seg tilstanden gjennom en felles id, men Live bytter dem ikke av seg selv.',
    tryThis: ['Kontroller at mappinger for makroer og automasjon er gjort på nytt etter et bytte.'],
    listenFor: 'Latens som meldes ulikt i de to formatene.',
  },
}
