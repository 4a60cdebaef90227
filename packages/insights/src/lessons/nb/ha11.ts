import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En melodi er som en bakke. Din har én topp, {tone}, så lytteren har noe å klatre mot.',
    tryThis: [
      'Loop de to taktene rundt {tone}, og hør hvordan melodien kommer dit og ned igjen.',
      'Flytt {tone} ned til tonen før: Hva går tapt?',
    ],
    listenFor: 'Om alt annet gir plass akkurat da.',
  },
  intermediate: {
    why: '{tone} kommer én gang, etter {share} % av melodien. Spart til ett sted markerer den høyeste tonen toppen av linjen; gjentatt ofte ville den blitt vanlig høyde.',
    tryThis: [
      'Demp de andre stemmene i slaget før {tone}.',
      'La {tone} komme en gang til, tidligere: Kjennes toppen fortsatt som én?',
    ],
    listenFor: 'Stillheten, eller pusten, rett før toppen.',
  },
  advanced: {
    why: 'Toppene i frasene kan danne en egen linje: Se på den høyeste tonen i hver frase, og om rekken stiger mot {tone}. Leie, lengde og dissonans kan legge det egentlige høydepunktet et annet sted.',
    tryThis: [
      'La toppene i frasene stige trinnvis mot {tone}.',
      'Legg en akkord under {tone} der den er en dissonans som løses nedover.',
    ],
    listenFor: 'Linjen av topper.',
  },
}
