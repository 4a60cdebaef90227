import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Navnet sier at låten er på sitt største fra takt {bar}, men etter tonene er den ikke det: {after} per takt etter {before}. Et hook, en høyere melodi eller en sterkere lyd kan likevel gjøre den til toppen.',
    tryThis: [
      'Start åtte takter før takt {bar}, lukk øynene, og rekk opp en hånd når du kjenner toppen.',
      'Ta én stemme ut av de to siste taktene før takt {bar}, og lytt en gang til.',
    ],
    listenFor: 'Om du uten locatoren ville visst at toppen er kommet.',
  },
  intermediate: {
    why: 'En topp trenger ikke være fyldigere: Et hook, et høyere leie, et åpnet filter eller mer nivå kan bære den, og det viser ikke tonene. Skal fylden bære den, gjør tynnere takter før takt {bar} like mye som flere toner etter.',
    tryThis: [
      'Marker de fire siste taktene før takt {bar} på to av sporene, trykk 0 for å slå dem av, og spill inn i takt {bar}. Angre, og behold den versjonen der det første slaget er størst.',
      'Eller flytt den øverste stemmen opp en oktav fra takt {bar}, og hør om høyden gjør det fylden ikke gjør.',
    ],
    listenFor: 'Hva som på det første slaget i takt {bar} forteller deg at dette er toppen.',
  },
  advanced: {
    why: 'Tetthet er én vei til en topp; leie, lydstyrke, klang og harmonisk bevegelse er andre. Fra {before} toner per takt til {after} er det ikke tettheten som løfter takt {bar}, så en av de andre bærer den, eller formen ligger flatt der.',
    tryThis: [
      'Sammenlign lydstyrken i de fire taktene før takt {bar} med de fire første fra og med den.',
      'Skriv ned hva som beveger seg ved takt {bar}: øverste tone, nivå, filter eller akkordskifte. Forsterk én av dem.',
    ],
    listenFor: 'Hvilken av de fire øret følger over delskiftet.',
  },
}
