import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beaten din har et navn: {pattern}. Trommeslagere og produsenter kjenner det, så du kan lete etter låter som bruker den, og høre hva de gjør med den.',
    tryThis: [
      'Klapp basstromme og skarptromme med hendene mens den spiller.',
      'Demp én tromme om gangen, og hør hva hver av dem gjør.',
    ],
    listenFor: 'Hvilken tromme du savner mest når den er borte.',
  },
  intermediate: {
    why: 'Navnet, {pattern}, sier bare hva slike beats har felles; det som gjør en beat til din, er resten: svake slag, andre trommer og takten som bryter mønsteret.',
    tryThis: [
      'Kopier klippet, og flytt ett eneste slag på basstrommen en sekstendedel: den minste endringen som fortsatt er din beat.',
      'Ta basstrommen ut av den siste takten før en ny del, og sammenlign.',
    ],
    listenFor: 'Om du vet at delen slutter før den gjør det.',
  },
  advanced: {
    why: 'Et mønster med navn er en forventning, og å forlate det gir en ny del uten en ny lyd: Backbeat på tre, i half time, dobler avstanden i samme tempo; en two-step tar bort slaget på tre som basstrommen ellers kan ha.',
    tryThis: [
      'Skriv én del på åtte takter i et annet av disse mønstrene, uten å røre tempoet.',
      'Behold mønsteret, og form i stedet anslaget på slagene mellom hovedslagene.',
    ],
    listenFor: 'Hvor fort låten føles, mens tempoet står fast.',
  },
}
