import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den ene stemmen holder {low} mens den andre holder {high}, tangenten rett ved siden av. To nabotoner som holdes, skurrer: Det kan være krydder, eller et uhell.',
    tryThis: [
      'Sett de to stemmene i solo, og loop det lengste av stedene.',
      'Flytt den ene av de to tonene en tangent, eller utelat den, og sammenlign.',
    ],
    listenFor: 'Om gnisningen høres ment ut.',
  },
  intermediate: {
    why: '{low} og {high} ligger ved siden av hverandre og klinger sammen i {longest} slag, det lengste av {times} steder. Så nær hverandre gir de svevninger; en oktav fra hverandre er de samme to tonene et intervall mange akkorder har.',
    tryThis: [
      'Flytt {low} opp en oktav: Halvtonen blir en stor septim. Flytt så {high} opp i stedet: Det er en liten none, og skarpere.',
      'Eller kort ned den ene, så de møtes i et halvt slag ({halfBeatMs} ms).',
    ],
    listenFor: 'Svevningen i de lange tonene, og hvor mye av den som er igjen.',
  },
  advanced: {
    why: 'Slik de er skrevet, svever grunntonene i {low} og {high} {hertz} ganger i sekundet, og hvert par av overtoner legger til sin egen svevning. En forholdning gir gnisningen en grunn: Den ene tonen var der fra før og går trinnvis videre.',
    tryThis: [
      'Se hvilken av de to som var der først. Går den trinnvis videre, kan du la den gjøre det et slag senere, og så et slag tidligere.',
      'Lukk en Auto Filter på den lyseste av de to: Det som blir borte, var overtoner.',
    ],
    listenFor: 'Hvilken av de to stemmene øret tar for den som vandrer.',
  },
}
