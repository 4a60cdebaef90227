import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'MP3 og slektningene utelater det man knapt hører. Effekter kan få hullene fram i lyset.',
    tryThis: ['Har du lyden som WAV, så bruk den.', 'Til en skisse eller en tekstur er den fin.'],
    listenFor: 'Et vassent skimmer på cymbaler og s-lyder.',
  },
  intermediate: {
    why: 'Diskanten over omtrent 16 kHz er ofte borte, og strekking, løft med EQ og kompresjon hever artefaktene.',
    tryThis: [
      'Bruk WAV eller AIFF hvis du kan få tak i den.',
      'Unngå store løft i diskanten og kraftig strekking på den.',
    ],
    listenFor: 'Strekk den til halv fart én gang: Da blir artefaktene tydelige.',
  },
  advanced: {
    why: 'Kodeken kvantiserer hvert bånd mot en maskeringsterskel som gjelder den opprinnelige avspillingen. Bearbeiding flytter signal og støy ulikt. Koderen legger også til omtrent 20–50 ms stillhet i starten.',
    tryThis: ['Kontroller starten på looper: Warp-markørene kan ligge sent.'],
    listenFor: 'Forekko foran skarpe anslag.',
  },
}
