import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Strekkes en lyd så langt, blir den kornete eller utydelig. Eller Live leste tempoet feil, og den trenger ikke strekkes i det hele tatt.',
    tryThis: ['Klikk på klippet og se på BPM.', 'Trykk :2 eller ×2, og lytt etter hvilken som passer.'],
    listenFor: 'Om den låter som seg selv igjen.',
  },
  intermediate: {
    why: 'Opp til en fjerdedel høres warp knapt. Lenger unna er det en effekt. Et feillest tempo, som to tredeler av det riktige, er vanlig med trioler og looper i 3.',
    tryThis: [
      'Kontroller den første og den siste warp-markøren.',
      'Velg en loop nærmere tempoet ditt, eller en modus som passer lyden.',
    ],
    listenFor: 'Flagring i halene, doble anslag.',
  },
  advanced: {
    why: 'Artefaktene vokser med |log forholdstall| og avhenger av modusen. Å senke farten høres før enn å øke den. Texture med store korn gjør dem til en lyd.',
    tryThis: ['Re-Pitch og transponering i et annet klipp kan være renere for små intervaller.'],
    listenFor: 'Transienter og haler hver for seg.',
  },
}
