import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Beaten din har et navn: {pattern}. Trommeslagere og produsenter kjenner det, så du kan lete etter låter som bruker den, og høre hva de gjør med den.',
    tryThis: [
      'Klapp basstromme og skarp med hendene mens den spiller.',
      'Demp én tromme om gangen, og hør hva hver av dem gjør.',
    ],
    listenFor: 'Hvilken tromme du savner mest når den er borte.',
  },
  intermediate: {
    why: '{pattern} sier hvor basstromme og skarp faller. Resten av grooven ligger i hi-hat, spøkelsesslag og det som endrer seg. Jeg telte {bars} takter og {fills} brekk.',
    tryThis: [
      'Kopier klippet, og flytt ett eneste basstrommeslag en sekstendedel.',
      'Legg et brekk i den siste av åtte takter, og ta bort basstrommen under det.',
    ],
    listenFor: 'Om takten fremdeles sier hvor «en» er.',
  },
  advanced: {
    why: 'Et mønster med navn er en forventning. Two-step tar bort et slag der et rett firkantbeat har et; halvtid dobler avstanden mellom skarpslagene i samme tempo. Å gå mellom to av dem er et skifte av del uten en ny lyd.',
    tryThis: [
      'Skriv den samme delen i halvtid, uten å røre tempoet.',
      'Senk spøkelsesslagene til en tredjedel av styrken til skarpen, og sammenlign.',
    ],
    listenFor: 'Hvor fort låten føles, mens tempoet står fast.',
  },
}
