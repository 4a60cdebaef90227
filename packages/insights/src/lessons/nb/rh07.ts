import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En trommeslager slår ikke like hardt på alt: Noen få slag bærer rytmen, de andre fyller rommet mellom dem. Her ligger de sterke slagene på omtrent {loud} og {softHits} svake på omtrent {soft}, hver på sine steder i takten.',
    tryThis: [
      'Velg de svake slagene i klippet, slå dem av med 0, spill, og slå dem på igjen.',
      'Dra så anslaget deres opp til {loud} en liten stund: de samme tonene, en annen groove.',
    ],
    listenFor: 'Om rytmen ruller mellom de sterke slagene, eller bare marsjerer fra det ene til det neste.',
  },
  intermediate: {
    why: 'Avstanden mellom sterkt og svakt avgjør hvor mye av mønsteret som høres, og hvor mye som bare føles. Med {soft} mot {loud} står de svake slagene bak rytmen; ti mer, og de kommer fram, ti mindre, og de forsvinner under bassen.',
    tryThis: [
      'Flytt alle de svake slagene samlet i steg på fem, og stopp der du ville savnet dem uten å legge merke til dem.',
      'Gi dem en Velocity-enhet med litt Random, og la de sterke være i fred: En aksent som vakler, er ingen aksent.',
    ],
    listenFor: 'Om de svake slagene fortsatt kommer gjennom når bass og akkorder spiller.',
  },
  advanced: {
    why: 'I funk, og i trommebreakene som er samplet fra den, viser ghost-slagene sekstendedelene og svingen i dem uten å legge til tyngde. En kompressor jevner det ut: Den løfter slag på {soft} mot dem på {loud}, og de raske mest.',
    tryThis: [
      'Sammenlign loopen før og etter kompressoren på trommebussen, like høyt; en langsommere attack eller en høyere terskel gir avstanden tilbake.',
      'Behold aksentene gjennom låten, og legg til eller ta bort de svake slagene fra del til del: Det løfter et refreng uten en ny stemme.',
    ],
    listenFor: 'Hvor de svake slagene faller mellom linjene i rutenettet: De sier hvor mye rytmen svinger.',
  },
}
