import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Veldig brede lyder blir borte når én høyttaler spiller begge sider, som på en telefon.',
    tryThis: [
      'Skru Width til 100 % og tilbake. Hører du ingen forskjell, er lyden lik på begge sider, og Width gjør ingenting her.',
      'Hører du den: Trykk Mono på en Utility på hovedsporet. Forsvinner stemmen nesten, så skru Width ned til 120 %.',
    ],
    listenFor: 'Stemmen med Mono på og av.',
  },
  intermediate: {
    why: 'Ved {width} % er det som er ulikt mellom sidene, hevet over det de har felles. I mono er nettopp det borte, så i én høyttaler synker stemmen i balansen.',
    tryThis: [
      'Skru Width til 100 % og tilbake: Endres ingenting, er lyden i mono, og Width gjør ingenting her.',
      'Åpner den seg: Trykk Mono på en Utility på hovedsporet, og senk Width til stemmen holder plassen på begge måter.',
    ],
    listenFor: 'Stemmen med Mono på og av; i stereo en hul midte i hodetelefoner.',
  },
  advanced: {
    why: 'Ved 200 % er sidesignalet +6 dB. Korrelasjonen blir lett negativ, og summen taper mer enn den beholder. Nedmiksing etter BS.775 demper det, men reparerer det ikke.',
    tryThis: ['Følg med på korrelasjonen, og hold den over 0 for alt som betyr noe i mono.'],
    listenFor: 'Romklang fra sidene som blir igjen i summen.',
  },
}
