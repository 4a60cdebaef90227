import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et smalt løft plystrer litt, som når du blåser over en flaske. Smale former er mest til å ta noe bort.',
    tryThis: ['Skru Q ned til omtrent 1.', 'Eller skru Gain under null, og hør om det var den tonen som plaget deg.'],
    listenFor: 'En tone som blir værende mens musikken endrer seg.',
  },
  intermediate: {
    why: 'Et løft på {db} dB i et så smalt bånd når det som faller på {hz} Hz, og knapt naboene: I «{part}» hopper noen toner eller slag fram, og andre ikke.',
    tryThis: [
      'Slå av båndet i åtte takter: Hva savner du, en klang eller et plystr?',
      'Er det fargen du vil ha, så sett Q til omtrent 1 og halver løftet: Da får alle tonene den.',
    ],
    listenFor: 'Toner som er sterkere enn andre.',
  },
  advanced: {
    why: 'Utklingingen i en klokkeform er omtrent Q delt på frekvensen (ganger π): Q 10 ved 100 Hz ringer omtrent 30 ms per faktor e. På trommer, stemt til grunntonen, er det et kjent knep.',
    tryThis: ['Er den stemt med vilje, så stem den til tonearten i låten.'],
    listenFor: 'Sustain som kilden ikke hadde.',
  },
}
