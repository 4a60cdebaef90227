import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En limiter gjør ting sterkere ved å kutte toppene. Toppene er mest trommer, så de blir mindre først.',
    tryThis: [
      'Skru Gain ned 3 dB, og høyttalerne opp like mye.',
      'Lytt til basstrommen og skarptrommen.',
      'Gå bare så langt opp igjen som du liker lyden.',
    ],
    listenFor: 'Om trommene blir større når limiteren gjør mindre.',
  },
  intermediate: {
    why: 'Seks dB og mer fra limiteren alene koster som regel trøkk. Noe av det kan komme fra balansen: De sterkeste enkeltslagene bestemmer hvor tidlig limiteren begynner.',
    tryThis: [
      'Finn det som utløser den: Demp basstromme, skarptromme og bass etter tur, og se på reduksjonen.',
      'Klipp eller mett den ene kilden med 2–3 dB. Da får limiteren mindre å gjøre.',
    ],
    listenFor: 'Ved samme nivå: Er det bedre, eller bare sterkere?',
  },
  advanced: {
    why: 'Reduksjonen avhenger av toppfaktoren i signalet inn, og den står ikke i settet. Del arbeidet: Klipp trommene i mikrosekunder, komprimer bussen i millisekunder, begrens resten.',
    tryThis: [
      'Sikt mot høyst 2–3 dB reduksjon i den siste limiteren.',
      'Mål PLR på eksporten: Under omtrent 8 dB låter det meste flatt.',
    ],
    listenFor: 'Forvrengning i bunnen: Rask release på bassrikt materiale modulerer selve bølgeformen.',
  },
}
