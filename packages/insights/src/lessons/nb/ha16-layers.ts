import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '{parts} spor spiller toner som et annet spor også spiller. Hvert av dem kan gi farge; låten har færre linjer enn spor.',
    tryThis: [
      'Demp alle sporene i en linje unntatt ett, og slipp de andre inn igjen, ett etter ett.',
      'Behold dem du merker at kommer tilbake.',
    ],
    listenFor: 'Hvilket lag som endrer lyden, og hvilket som lar den være.',
  },
  intermediate: {
    why: '{parts} spor dobler hverandre, det lengste paret over {notes} toner. Lag som kommer og går sammen, er én lyd; lag som kommer inn etter hverandre, bygger en del uten en ny tone.',
    tryThis: [
      'La lagene i én linje komme inn med fire takters mellomrom, det fyldigste til slutt.',
      'Legg lagene i en linje i én gruppe, så én fader flytter hele lyden, og demp dem der etter tur.',
    ],
    listenFor: 'Om hver innsats høres som et steg.',
  },
  advanced: {
    why: 'Lag unisont legges sammen som bølger og kan gjøre enkelte toner tynne; lag i oktaver fyller registre. Hvilke av dem som utelates, og hvor, er et valg av form.',
    tryThis: [
      'Hør en linje i mono, med Utility, og ta ut ett lag om gangen.',
      'La ett lag spille en enklere utgave av linjen: heterofoni.',
    ],
    listenFor: 'Toner som får kropp når et lag dempes: Der opphever lagene hverandre.',
  },
}
