import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Alle tonene i en akkord går samme vei her, som når hånden hopper. Der to akkorder deler en tone, kan den bli liggende mens de andre kommer til den: Det klinger rolig og sammenhengende, et hopp klinger som blokker.',
    tryThis: [
      'Loop stedet der {chordBefore} går til {chordAfter}.',
      'Flytt enkelttoner i den andre akkorden en oktav opp eller ned til hver av dem ligger nær en tone i den første, og sammenlign.',
    ],
    listenFor: 'Om du hører én klang som forandrer seg, eller to klanger etter hverandre.',
  },
  intermediate: {
    why: 'Fra {chordBefore} til {chordAfter} går alle tonene samme vei. Det akkordene deler, kan bli liggende, og resten flytte seg et trinn eller to: de samme akkordene, i en annen omvending.',
    tryThis: [
      'Kopier klippet, og gi hver akkord den omvendingen som ligger nærmest den forrige. La bassen ta grunntonene.',
      'Behold hoppet ett sted: på den første akkorden i en ny del.',
    ],
    listenFor: 'Den øverste tonen i hver akkord: Den høres som en melodi, enten du skrev en eller ikke.',
  },
  advanced: {
    why: 'Akkorder som flyttes i én form, ofrer selvstendige stemmer for en farge, som hos Debussy, i house-akkorder og i samplede akkorder. Nær stemmeføring gjør det motsatte: Den gjør summen av alle bevegelser liten (Tymoczko 2011).',
    tryThis: [
      'Ta {chordBefore} til {chordAfter}: Skriv ned alle omvendinger av den andre akkorden, legg sammen halvtonene og velg den minste summen.',
      'Bryt det så én gang, der låten er fyldigst, med et hopp i alle stemmer.',
    ],
    listenFor: 'Hvor mye hardere hoppet lander etter nære bevegelser enn etter andre hopp.',
  },
}
