import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To akkorder kan kobles sammen på mange måter. En tone som hører til begge, kan bli liggende, mens de andre går til nærmeste tone i den nye akkorden. Eller hele hånden hopper. Nære bevegelser klinger rolig og sammenhengende, hopp klinger som blokker.',
    tryThis: [
      'Sett takt {bar} i loop: {chordBefore} går til {chordAfter}.',
      'Flytt enkelttoner i den andre akkorden en oktav opp eller ned til hver av dem ligger nær en tone i den første, og sammenlign.',
    ],
    listenFor: 'Om du hører én klang som forandrer seg, eller to klanger etter hverandre.',
  },
  intermediate: {
    why: 'Veien hver tone tar gjennom en akkordrekke, kalles stemmeføring. I takt {bar} går {chordBefore} til {chordAfter}. Det akkordene har felles, kan holdes; resten flytter seg et trinn eller to. Akkordene er de samme, bare omvendingene er ulike.',
    tryThis: [
      'Kopier klippet, og gi hver akkord den omvendingen som ligger nærmest den forrige. La bassen ta grunntonene.',
      'Behold hoppet ett sted: på den første akkorden i en ny del.',
    ],
    listenFor: 'Den øverste tonen i hver akkord: Den høres som en melodi, enten du skrev en eller ikke.',
  },
  advanced: {
    why: 'Nær stemmeføring gjør summen av alle bevegelser så liten som mulig (Tymoczko 2011). Akkorder som flyttes i én form, gjør det motsatte: De gir opp selvstendige stemmer for en farge, som hos Debussy, i house-akkorder og i samplede akkorder.',
    tryThis: [
      'Ta {chordBefore} til {chordAfter}: Skriv ned alle omvendinger av den andre akkorden, legg sammen halvtonene og velg den minste summen.',
      'Bryt det så én gang, der låten er fyldigst, med et hopp i alle stemmer.',
    ],
    listenFor: 'Hvor mye hardere hoppet lander etter nære bevegelser enn etter andre hopp.',
  },
}
