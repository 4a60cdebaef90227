import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En toning begynner i takt {bar}, og lyden stopper i takt {last}, før toningen har ført noe sted. En lytter venter at den går videre, og så er den borte.',
    tryThis: [
      'Spill fra takt {bar} til to takter etter takt {last}.',
      'Dra slutten av klippene noen takter lenger, og spill det igjen.',
    ],
    listenFor: 'Om slutten i takt {last} høres ment eller avbrutt ut.',
  },
  intermediate: {
    why: 'En toning sier hvor den skal: ned i stillhet, eller opp til et fullt nivå som varer. I takt {last} slutter klippene under faderen til «{part}» før det, så øret får et kutt der linjen lover en skråning.',
    tryThis: [
      'Dra klippene forbi slutten av linjen, eller la linjen slutte før takt {last} er over; spill begge fra takt {bar}.',
      'Mener du kuttet, så legg det på en taktstrek, og la en romklang eller et slag markere det.',
    ],
    listenFor: 'Det siste slaget i takt {last}: Toner det ut, stopper det, eller brytes det av?',
  },
  advanced: {
    why: 'Automasjon trenger lyd under seg. Etter takt {last} former linjen bare haler fra effekter på samme spor. Haler fra plug-ins og release viser ikke settet.',
    tryThis: [
      'Lytt til det som klinger etter takt {last}: Release, ekko og romklang kan fullføre toningen selv.',
      'Gjør de ikke det, så loop de siste taktene av klippene til slutten av linjen.',
    ],
    listenFor: 'Om det er nivå eller bare farge igjen når klippene slutter.',
  },
}
