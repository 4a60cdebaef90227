import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Loopen er litt for lang eller for kort for takten, så den glir bort fra de andre stemmene.',
    tryThis: ['Klikk på klippet og slå på Warp.', 'Låter det galt, så skriv loopens eget tempo i BPM.'],
    listenFor: 'Den tredje gjentakelsen mot en stemme som holder slaget.',
  },
  intermediate: {
    why: 'Klipp uten warp spiller i sin egen fart. Ved et annet tempo legger hver gjentakelse til sin forskjell.',
    tryThis: ['Warp på, Beats for trommer, Complex for resten.', 'Eller kutt slutten av loopen til taktstreken.'],
    listenFor: 'Flam med de andre stemmene, mer for hver gjentakelse.',
  },
  advanced: {
    why: 'En slik drift kan være et polymetrum gjort for hånd. Er den ønsket, holder Warp med en ulik looplengde den nøyaktig i tid.',
    tryThis: ['Warp på, looplengde i sekstendedeler, for eksempel 3.2.0.'],
    listenFor: 'Hvor den møter taktstreken igjen.',
  },
}
