import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Dette er et sted på et kart, ingen karakter: Låten din bruker {chords} akkorder, halvparten av poplåtene {popFrom} til {popTo}, halvparten av rockelåtene {rockFrom} til {rockTo}. Store låter ligger på begge sider. Få akkorder overlater fortellingen til klang, rytme og stemme; mange forteller den selv.',
    tryThis: [
      'Velg to låter du er glad i, og tell akkordene fram til det andre refrenget.',
      'Spør om din egen låt: Hva endrer seg når akkordene ikke gjør det?',
    ],
    listenFor: 'Om du venter på en ny akkord, eller ikke savner noen.',
  },
  intermediate: {
    why: 'Hvor mange akkorder en låt har, sier mindre enn hvordan de er fordelt: {chords} akkorder kan gå rundt i én loop hele veien, eller én av dem kan spares til én del.',
    tryThis: [
      'Skriv akkordene i hver del på en rad, og merk dem som bare én del har.',
      'Gi i en kopi én del en akkord som ingen annen har, eller ta bort en som er overalt.',
    ],
    listenFor: 'Om du kunne skille vers og refreng på akkordene alene.',
  },
  advanced: {
    why: 'Tallet teller grunntoner og terser, så det ser ikke septimer, omvendinger og plassering, der mye av fargen i soul og house ligger. Og lengder i slag avhenger av hvordan tempoet er skrevet: 70 BPM og 140 BPM kan være én låt. Sammenlign med låter der du teller slagene slik du teller dine egne.',
    tryThis: [
      'Behold de {chords} grunntonene, og endre det som ligger over dem: en annen bass, en none, en ters som utelates.',
      'Gjør hver akkord dobbelt så lang i én del, så de samme akkordene går i halv fart.',
    ],
    listenFor: 'Hvor mye av det du kaller en akkord, som er plasseringen av tonene.',
  },
}
