import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Alle klippene dine ligger i én scene: Startet sammen er de så fulle som låten kan bli. Det som mangler, er når hvert av dem kommer og går, og det er lettere å spille enn å tegne.',
    tryThis: [
      'Trykk på den runde Record-knappen øverst, start klippene i scenen «{scene}» ett etter ett, og stopp noen av dem igjen med firkanten nederst på sporene.',
      'Trykk Stop og så Tab: Arrangementet viser det du spilte.',
      'Ikke rett på noe ennå. Spill det én gang fra start.',
    ],
    listenFor: 'Hvilken stemme du savner mest mens den er ute, og hvilken du ikke savner i det hele tatt.',
  },
  intermediate: {
    why: 'En enkelt scene er en sum av stemmer og ennå ingen form. Kopier av den med færre stemmer blir til deler, og et opptak av en runde gjennom dem gir en grov form i sanntid, med valg tatt etter øret.',
    tryThis: [
      'Klikk på navnet til scenen «{scene}», og trykk Ctrl+D (Cmd+D på Mac) tre ganger. Slett ulike klipp i hver kopi, og behold én hel til stedet som skal være størst.',
      'Sett launch quantization til 1 takt, slå på Arrangement Record, og start kopiene én etter én.',
      'Trykk Back to Arrangement etterpå, sett en locator ved hver del, og kutt det som blir for langt.',
    ],
    listenFor: 'Hvilken kopi du ble lengst i, og hva som er ute der.',
  },
  advanced: {
    why: 'Mens {parts} stemmer spiller sammen, er det vanskelig å høre hva hver av dem gjør. Tatt ut én om gangen endrer noen helheten, mens andre knapt blir savnet; rekkefølgen av slike endringer er formen.',
    tryThis: [
      'Start scenen «{scene}», og stopp én stemme etter den andre. Merk deg de to som du gleder deg til å få tilbake, og spar dem til stedet som skal være størst.',
      'Ta opp startene med Automation Arm på, så bevegelser i sends og filtre blir med.',
    ],
    listenFor: 'Kontrast mellom nabodeler, mer enn antallet deler.',
  },
}
