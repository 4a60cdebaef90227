import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Veldig brede lyder blir borte når én høyttaler spiller begge sider, som på en telefon.',
    tryThis: ['Trykk Mono på en Utility på hovedsporet.', 'Forsvinner stemmen nesten, så skru Width ned til 120 %.'],
    listenFor: 'Stemmen med Mono på og av.',
  },
  intermediate: {
    why: 'Bredde over 100 % hever det som er ulikt mellom sidene. I mono er nettopp det borte, så balansen skifter fra lytter til lytter.',
    tryThis: [
      'Ta den ned til 120 %, eller gjør bare det over 300 Hz bredt.',
      'En kort delay på en send gir bredde uten å røre den tørre stemmen.',
    ],
    listenFor: 'En hul midte i hodetelefoner.',
  },
  advanced: {
    why: 'Ved 200 % er sidesignalet +6 dB. Korrelasjonen blir lett negativ, og summen taper mer enn den beholder. Nedmiksing etter BS.775 demper det, men reparerer det ikke.',
    tryThis: ['Følg med på korrelasjonen, og hold den over 0 for alt som betyr noe i mono.'],
    listenFor: 'Romklang fra sidene som blir igjen i summen.',
  },
}
