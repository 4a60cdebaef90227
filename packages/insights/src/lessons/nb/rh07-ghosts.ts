import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'De sterke slagene på skarptrommen bærer rytmen; {softHits} svake på omtrent {soft}, mot omtrent {loud}, fyller rommet mellom dem. Trommeslagere kaller dem ghost-slag.',
    tryThis: [
      'Marker de svake slagene i klippet, slå dem av med tasten 0, spill, og slå dem på igjen.',
      'Dra så anslaget deres opp til {loud} en liten stund: de samme tonene, en annen groove.',
    ],
    listenFor: 'Om rytmen ruller mellom de sterke slagene, eller bare marsjerer fra det ene til det neste.',
  },
  intermediate: {
    why: 'Ghost-slag føles mer enn de høres: Med omtrent {soft} mot {loud} står disse {softHits} bak backbeaten og holder rytmen i gang mellom slagene. Like sterke som backbeaten ville de skjult den.',
    tryThis: [
      'Slå dem av i fire takter med tasten 0, og på igjen: Forskjellen er det de gjør.',
      'Flytt alle samlet i steg på fem, og stopp der du ville savnet dem uten å legge merke til dem.',
    ],
    listenFor: 'Om de fortsatt kommer gjennom når bass og akkorder spiller.',
  },
  advanced: {
    why: 'I funk, og i trommebreakene som er samplet fra den, viser ghost-slagene underdelingen og svingen i den uten å legge til tyngde. En kompressor på trommene jevner det ut: Den trekker slag på {soft} nærmere dem på {loud}.',
    tryThis: [
      'Går trommene gjennom en kompressor, så sammenlign loopen med den på og av, ved samme lydstyrke; en langsommere attack eller en høyere terskel gir avstanden tilbake.',
      'Behold backbeaten gjennom låten, og ta ghost-slagene ut av én del: Steget til den neste blir større uten en ny stemme.',
    ],
    listenFor: 'Hvor de svake slagene faller mellom linjene i rutenettet: Så mye svinger rytmen.',
  },
}
