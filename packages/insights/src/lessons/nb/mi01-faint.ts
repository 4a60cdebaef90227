import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Anslagsstyrke er hvor hardt en tone slås an, fra 1 til 127. Alle de {notes} tonene på «{track}» ligger på {velocity}: En lyd som følger anslaget, svarer nesten ikke på det.',
    tryThis: [
      'Skru faderen på «{track}» ned, så den ikke hopper på deg.',
      'Marker alle tonene i klippene, dra anslagene opp til omtrent 90, og ta faderen opp igjen.',
    ],
    listenFor: 'Om stemmen var svak på grunn av tonene eller på grunn av faderen.',
  },
  intermediate: {
    why: 'Mange lyder følger kvadratet av anslaget: {velocity} av 127 er da 40 dB og mer under fullt, og ofte den matteste klangen de har. En fader eller en kompressor må veie opp for det, og klangen blir værende matt.',
    tryThis: [
      'Senk faderen, sett alle tonene til 90, og ta stemmen tilbake til den gamle styrken: samme nivå, en annen klang?',
      'Endrer ingenting seg, reagerer ikke lyden på anslaget, og ingenting er tapt.',
    ],
    listenFor: 'Attack og lyshet ved samme styrke.',
  },
  advanced: {
    why: 'Et svakt anslag kan være et valg: Et samplet instrument kan ha sitt mykeste lag der. Er det en rest, flytter det nivået til forsterkningen bak, og hvert steg i anslaget blir stort: Fra {velocity} endrer ett steg nivået med en desibel eller mer.',
    tryThis: [
      'Vil du ha det myke laget, så behold tonene, og hent nivået med Utility før en eventuell kompressor.',
      'Vil du ikke det, så hev tonene, og halver forsterkningen bak dem steg for steg mens du ser på måleren.',
    ],
    listenFor: 'Støy fra enhetene som henter opp nivået.',
  },
}
