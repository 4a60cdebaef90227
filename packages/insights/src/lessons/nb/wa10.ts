import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Grooven drar slagene i dette opptaket litt tidligere og senere. Greit å vite, ingenting å rette.',
    tryThis: ['Skru Timing i grooven opp og ned, og kjenn forskjellen.'],
    listenFor: 'Hvor hi-haten lener seg.',
  },
  intermediate: {
    why: 'Lyden strekkes i ørsmå trinn for å følge med. I Beats-modus på trommer er det rent; på melodiske lyder kan det skjelve.',
    tryThis: ['Beats-modus for trommer med groove.', 'Hold Timing under 50 % på melodiske klipp.'],
    listenFor: 'Liggende toner som endrer fart.',
  },
  advanced: {
    why: 'Hvert groovepunkt virker som en warp-markør. Commit skriver dem inn i klippet, der du kan redigere dem.',
    tryThis: ['Bruk Commit, og slett så markører på liggende toner.'],
    listenFor: 'Fasen mot parallelle spor fra samme opptak: Gi groove til alle eller ingen.',
  },
}
