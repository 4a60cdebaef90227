import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den høyeste og den laveste stemmen er de to som trer mest fram. Gjør begge den samme bevegelsen, som til {low} og {high}, høres de ut som én stemme i stedet for to.',
    tryThis: ['La bassen gå ned der leaden går opp, eller omvendt.', 'Spill begge versjonene.'],
    listenFor: 'To som snakker i stedet for én.',
  },
  intermediate: {
    why: 'Stemmer som går i kvinter eller oktaver, smelter sammen til én, som disse til {low} og {high}: kraft der du vil ha den, en tapt linje der du ikke vil.',
    tryThis: [
      'Hold bassen på tonen sin der mens leaden går til {high}, og sammenlign.',
      'Eller legg tersen i akkorden under {high}.',
    ],
    listenFor: 'Om du hører to linjer eller én når akkordene er dempet.',
  },
  advanced: {
    why: 'Den gamle regelen verner selvstendighet, ikke skjønnhet: Parallellføring av hele akkorder, powerakkorder og unisone riff er parallelle av natur. Kontrapunkt mellom ytterstemmene betyr mest der leaden er naken og midten er tynn.',
    tryThis: ['Skisser ytterstemmene rundt {low} og {high} som tostemt kontrapunkt, og sett så akkordene tilbake.'],
    listenFor: 'Motbevegelse inn i kadensene.',
  },
}
