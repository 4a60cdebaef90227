import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«{track}» går fra {own} til {played} BPM, og det er langt. Får Live vite at tempoet er halvparten eller det dobbelte, strekkes den mye mindre.',
    tryThis: [
      'Klikk på klippet, og trykk {button} ved siden av BPM.',
      'Spill den med beaten: Faller den inn, så behold det, ellers angre.',
    ],
    listenFor: 'Om den låter mer som seg selv.',
  },
  intermediate: {
    why: 'Som et opptak på {own} BPM er «{track}» strukket {share} %; med {button} ved siden av BPM i klippet ville det være {rest} %. Live kan lese feil med en faktor på to, og en stemme i halv eller dobbel fart kan også passe i en låt.',
    tryThis: [
      'Trykk {button}, og spill åtte takter med beaten: Faller den inn, trengtes ikke strekket; går den nå i en annen fart enn du vil, så angre.',
      'Behold det lange strekket der kornet er en lyd du liker.',
    ],
    listenFor: 'Flagring i halene og doble anslag, før og etter.',
  },
  advanced: {
    why: 'Artefaktene vokser med forholdet, opp eller ned, og avhenger av modusen; å senke farten høres før enn å øke den. En faktor på to endrer antall slag som markørene oppgir, ikke opptaket.',
    tryThis: [
      'Se på den siste warp-markøren etter {button}: Små feil i lesningen dobles med den.',
      'For den langt strukne versjonen kan du sammenligne {mode} med Texture og store korn.',
    ],
    listenFor: 'Transienter og haler hver for seg.',
  },
}
