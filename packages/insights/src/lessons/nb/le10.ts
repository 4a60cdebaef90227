import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'På «{track}» klinger {low} og {high} sammen. To toner som ligger så tett, klinger varmt oppe og grumsete nede: mer rumling enn to toner.',
    tryThis: ['Finn {low} og {high} i pianorullen.', 'Marker {high}, og flytt den en oktav opp med Shift-Opp.'],
    listenFor: 'Om du hører to toner nå, og om du likte rumlingen bedre.',
  },
  intermediate: {
    why: 'Overtonene til {low} og {high} ligger så tett at de svever mot hverandre. Derfor holder arrangører det dype leiet til oktaver og kvinter, og legger terser over omtrent C2 eller C3.',
    tryThis: [
      'Loop et sted med begge, flytt {high} en oktav opp, og sammenlign; demp så {low} i stedet: Hvilken av de to trenger stemmen der?',
      'Er rumlingen lyden du vil ha, så spar den til enkelte aksenter.',
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
