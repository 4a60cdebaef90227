import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Av slagene på «{drum}» ligger {loudHits} på omtrent {loud} og {softHits} på omtrent {soft}, hver på sine egne steder i takten. Det gir rytmen form uten en eneste ny tone.',
    tryThis: [
      'Marker de svake slagene i klippet, og dra anslaget deres opp til {loud}.',
      'Spill fire takter, angre, og spill dem igjen.',
    ],
    listenFor: 'Om du fortsatt kjenner hvor du er når alle slagene er like sterke.',
  },
  intermediate: {
    why: 'Øret skiller stedene i et slag og i en takt fra hverandre ved aksentene. Steget fra {soft} til {loud} peker ut slike steder på «{drum}», uten et nytt slag.',
    tryThis: [
      'Sett de {softHits} svake slagene til {loud}, spill fire takter, og angre: Det som forsvinner, er det de gjør.',
      'Flytt dem så samlet til {between}, midt imellom, og hør om mønsteret kommer fram eller bare blir travlere.',
    ],
    listenFor: 'Om de svake slagene fortsatt kommer gjennom når de andre stemmene spiller.',
  },
  advanced: {
    why: 'Anslag er ikke nivå ennå: Lyden bak gjør {soft} mot {loud} til noen få desibel eller til mange, og ofte til en annen klang. En kompressor på trommene senker de sterke slagene og trekker de to nærmere hverandre.',
    tryThis: [
      'Sett «{track}» i solo, spill ett slag på {soft} og ett på {loud}, og les av begge på måleren til sporet.',
      'Går trommene gjennom en kompressor, så sammenlign loopen med den på og av, ved samme lydstyrke; en langsommere attack eller en høyere terskel gir avstanden tilbake.',
    ],
    listenFor: 'Om sterkt og svakt skiller seg i klang, eller bare i nivå.',
  },
}
