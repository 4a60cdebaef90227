import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«{track}» går fra {own} til {played} BPM. Strukket så langt kan en lyd bli kornete eller utydelig. Eller Live leste tempoet feil, og den trenger ikke strekkes så mye i det hele tatt.',
    tryThis: [
      'Klikk på klippet, slå av Warp, og tramp takten i åtte takter: Hva er dens eget tempo?',
      'Er det ikke {own}, så slå på Warp igjen, og skriv tallet ditt i BPM i klippet.',
    ],
    listenFor: 'Om den låter mer som seg selv.',
  },
  intermediate: {
    why: 'Fra {own} til {played} BPM er den strukket {share} %. Små strekk høres knapt; et så stort kan bli en effekt. Et feillest tempo, som to tredeler av det riktige, kan ligge bak.',
    tryThis: [
      'Slå av Warp på «{track}» i åtte takter, og tramp dens eget tempo: Er det ikke {own}, så skriv det i BPM i klippet.',
      'Er {own} riktig, så sammenlign {mode} med Re-Pitch, som flytter tonehøyden, men ikke gir korn: Det du hører mindre av, er prisen for å strekke.',
    ],
    listenFor: 'Flagring i halene, doble anslag.',
  },
  advanced: {
    why: 'Artefaktene vokser med forholdet, opp eller ned, og avhenger av modusen; å senke farten høres før enn å øke den. Texture med store korn gjør dem til en lyd.',
    tryThis: [
      'Eksporter stemmen én gang i Re-Pitch og én gang i {mode}, ta begge til samme tonehøyde, og sammenlign transienter og haler.',
    ],
    listenFor: 'Transienter og haler hver for seg.',
  },
}
