import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Mønsteret på «{track}» varer {beats} slag, og det gjør ikke takten, så det starter på et nytt sted hver gang. Loopen er den samme, og klinger likevel litt ny i hver takt.',
    tryThis: ['Loop én takt og lytt.', 'Lytt så til {bars} takter på rad.'],
    listenFor: 'Hvor i takten mønsteret starter, runde for runde.',
  },
  intermediate: {
    why: '{beats} slag mot takten går opp først etter {bars} takter. Til da møter de samme tonene andre slag og andre akkorder, så «{track}» holder seg levende uten nye.',
    tryThis: [
      'La mønsteret i en kopi starte på nytt der en del begynner, og sammenlign med den frie driften.',
      'Gi den første tonen en aksent en stund, så ingen: Med aksenten hører du den vandre, uten er den tekstur.',
    ],
    listenFor: 'Den første tonen i mønsteret, som vandrer gjennom takten.',
  },
  advanced: {
    why: 'Grupperingsdissonans (Krebs, Osborn) kjennes mot en utvetydig puls; et annet lag som driver, svekker den. Å starte mønsteret på nytt ved frasegrensene bevarer både driften og den faste formen.',
    tryThis: [
      'Sammenlign fri drift med en nullstilling hver åttende takt.',
      'Gjør mønsteret en sekstendedel lengre eller kortere: De {bars} taktene i syklusen endrer seg mye med det.',
    ],
    listenFor: 'Om du følger loopen eller takten.',
  },
}
