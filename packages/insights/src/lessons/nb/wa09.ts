import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En lyd som er kuttet midt i, kan klikke.',
    tryThis: ['Marker klippene i arrangementet.', 'Høyreklikk ▸ Create Fade eller Crossfade.'],
    listenFor: 'Små klikk i begynnelsen og på slutten.',
  },
  intermediate: {
    why: 'En fade på 4 ms er for kort til å høres og lang nok til å fjerne trinnet.',
    tryThis: ['Preferences ▸ Record, Warp & Launch ▸ Create Fades on Clip Edges for nye klipp.'],
    listenFor: 'Bass og liggende lyder: De klikker mest.',
  },
  advanced: {
    why: 'Størrelsen på trinnet er verdien av punktprøven ved kuttet. Spektrumet faller 6 dB per oktav, så dypt materiale viser det tydelig. Perkussive starter trenger ingen fade inn.',
    tryThis: ['Bare fade på slutten, på trommer.'],
    listenFor: 'Anslag som er blitt mykere av for lange fader.',
  },
}
