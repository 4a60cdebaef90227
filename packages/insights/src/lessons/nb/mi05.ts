import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De ser ut som glipp fra innspillingen: en tangent som ble streifet, et museklikk for mye.',
    tryThis: ['Zoom inn i klippet.', 'Slett splintene, eller dra dem ut til full lengde.'],
    listenFor: 'Små klikk du trodde var en del av lyden.',
  },
  intermediate: {
    why: 'I en lyd med raskt anslag gir en ørliten tone et klikk. I en langsom høres den ikke, den bare teller med.',
    tryThis: [
      'Slå de ørsmå tonene av med tasten 0, spill frasen, og slå dem på igjen: Behold dem du savner.',
      'Se på slutten av frasene først, der fingrene løftes; forslag er også korte, og fører inn i en tone.',
    ],
    listenFor: 'Om frasen blir renere eller stivere.',
  },
  advanced: {
    why: 'Key-switcher, utløsere for arpeggiatorer og omgjort lyd lager slike toner med vilje. Det som telles, er kortere enn 1/32 av et slag.',
    tryThis: ['Se etter key-switcher i den dypeste oktaven først.'],
    listenFor: 'Artikulasjon som endrer seg etter slettingen.',
  },
}
