import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En limiter gjør ting sterkere ved å kutte toppene. Toppene er mest trommer, så de blir mindre først.',
    tryThis: [
      'Skru Gain ned 3 dB (med Maximize på: Threshold opp), og høyttalerne opp like mye.',
      'Lytt til basstrommen og skarptrommen.',
      'Gå bare så langt opp igjen som du liker lyden.',
    ],
    listenFor: 'Om trommene blir større når limiteren gjør mindre.',
  },
  intermediate: {
    why: 'Har miksen alt topper nær 0 dB før limiteren, tar {db} dB heving opptil {db} dB av de sterkeste slagene. Noen få enkeltslag bestemmer hvor tidlig den begynner.',
    tryThis: [
      'Les reduksjonen i limiteren i de sterkeste taktene: Under 3 dB lar du den være.',
      'Er det mer: Demp basstromme, skarptromme og bass etter tur for å finne det som utløser den, og mykne det med 2–3 dB i en Saturator.',
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
