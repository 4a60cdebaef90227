import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Låten din flytter hjemmetonen i takt {bar}: samme slags akkorder, sett fra et annet sted. Det kan merkes uten at en vet hva det heter.',
    tryThis: [
      'Nynn hjemmetonen før takt {bar}, og fortsett å nynne den inn i skiftet.',
      'Syng den nye hjemmetonen når den gamle ikke lenger passer.',
    ],
    listenFor: 'Hvor mange slag det tar før den nye tonen kjennes som hjemme.',
  },
  intermediate: {
    why: 'En toneart skifter mykt hvis den siste akkorden før hører til i begge toneartene, og med et rykk hvis den ikke gjør det. Ingen av delene er best: Et refreng som løfter seg, vil ha rykket, en bro vil ofte ha døren.',
    tryThis: [
      'Sett dominanten i den nye tonearten rett før takt {bar}, og ta den bort igjen for å sammenligne.',
      'Hold én tone som begge toneartene har, gjennom skiftet, i en pad eller i melodien.',
    ],
    listenFor: 'Om takt {bar} overrasker deg, og om du vil at den skal det.',
  },
  advanced: {
    why: 'Tonearter en kvint fra hverandre skiller seg i én tone, en halvtone fra hverandre i fem. Jo lenger den nye tonearten ligger fra den gamle, desto mer må de første taktene gjøre for å feste den: grunnstilling, en kadens, melodien på tersen. Flytt alle stemmene: En bassloop eller et sample som blir igjen i den gamle tonearten, skurrer fra takt {bar}.',
    tryThis: [
      'Sjekk det som ikke flytter seg av seg selv: lydlooper, stemte trommer, tonearten i en autotune.',
      'Legg den første akkorden i den nye tonearten så nær akkorden før som det går, og så så langt unna som det går.',
    ],
    listenFor: 'Hvilken stemme som gjør skiftet, og hvilke som følger etter.',
  },
}
