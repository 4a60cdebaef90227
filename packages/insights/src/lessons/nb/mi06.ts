import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«{track}» slår den samme trommen {run} ganger på rad, like sterkt. Øret slutter snart å følge det; to styrker er nok til å gjøre en rytme av det.',
    tryThis: ['Marker annethvert slag i rekken.', 'Ta anslagene deres ned med 25, spill, angre, og spill igjen.'],
    listenFor: 'Om det kommer gang i rekken.',
  },
  intermediate: {
    why: 'En hånd gjør hvert slag litt ulikt i styrke og klang; {run} like høres som en maskin. Er det stilen du vil ha, må noe annet føre rekken videre.',
    tryThis: [
      'Sett anslag på 100 · 60 · 80 · 60 over fire slag på rad, og sammenlign.',
      'Eller behold dem like, og skru langsomt på én knapp gjennom rekken, som utklinging eller filter i lyden.',
    ],
    listenFor: 'Om rekken fører et sted eller står på stedet hvil.',
  },
  advanced: {
    why: 'En sekstendedel varer {sixteenthMs} ms her. Like slag med mindre enn omtrent 50 ms imellom gjentar bølgeformen så ofte at de begynner å få en tonehøyde; round robin, små forskyvninger av starten eller en langsom LFO på klangen bryter perioden.',
    tryThis: [
      'Gi rekken et avvik i anslagsstyrke på 15, og den svakeste sekstendedelen en sjanse på 90 % (Live 11 og nyere).',
    ],
    listenFor: 'Virvler: Der kan likhet være ønsket.',
  },
}
