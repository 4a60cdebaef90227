import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'To toner som ligger tett, klinger varmt oppe og grumsete nede. Du hører rumling i stedet for to toner.',
    tryThis: ['Finn det nederste paret i pianorullen.', 'Flytt den øverste tonen en oktav opp: Marker den, Shift-Opp.'],
    listenFor: 'Akkorden blir tydelig uten å bli sterkere.',
  },
  intermediate: {
    why: 'Overtonene til lave toner ligger så tett at terser og sekunder svever mot hverandre. Derfor holder arrangører det dype leiet til oktaver og kvinter, og legger terser over omtrent C2 eller C3.',
    tryThis: [
      'Behold grunntone og kvint nede, flytt tersen opp en oktav.',
      'Eller overlat den lave tonen til bassen alene, og tynn ut paden.',
    ],
    listenFor: 'Navnet på akkorden: Hører du dur eller moll nå?',
  },
  advanced: {
    why: 'Ruheten er størst når deltoner faller innenfor et kritisk bånd, omtrent 100 Hz bredt her nede: En stor ters på C1 (65 og 82 Hz) har sine fire første deltonepar innenfor det. Filtrering eller få deltoner demper det.',
    tryThis: [
      'Sammenlign åpen spredning 1–5–3 med tett 1–3–5 ved likt nivå.',
      'Som growl eller cluster er det en effekt: Hold det da til enkelte aksenter.',
    ],
    listenFor: 'Svevninger på 10–20 Hz i liggende akkorder.',
  },
}
