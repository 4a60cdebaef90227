import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Noen effekter krever mye av datamaskinen. Fryser du et spor, beholder du lyden og får kreftene tilbake.',
    tryThis: [
      'Høyreklikk på tittelen til sporet ▸ Freeze Track.',
      'Vil du endre noe senere: høyreklikk ▸ Unfreeze Track.',
    ],
    listenFor: 'Lyden er den samme; knitringen er borte.',
  },
  intermediate: {
    why: 'Konvolusjonsklang, spektraleffekter, fysiske modeller og warp-modusene Complex arbeider hardest. Noen få fryste spor gir mye av det tilbake, og du kan fortsatt mikse dem.',
    tryThis: [
      'Åpne ytelsesvisningen i mikseren: Den viser belastningen spor for spor.',
      'Frys ovenfra i den listen, og bruk Flatten når du er sikker.',
      'Bytt den samme lange romklangen på flere spor med én på et returspor.',
    ],
    listenFor: 'Ren avspilling med den bufferen du spiller inn med.',
  },
  advanced: {
    why: 'Belastningen er per kjerne: Enhetene i én kjede kjøres etter hverandre i én tråd, så en enkelt dyp kjede kan gi overbelastning mens snittet er lavt. Et sett inneholder ingen måling; rekkefølgen her kommer av hva slags enheter det er.',
    tryThis: [
      'Del en dyp kjede på to spor med ruting, så to kjerner deler på den.',
      'Slå bare på oversampling og høy kvalitet når du eksporterer.',
    ],
    listenFor: 'Utfall som følger klippene på ett spor: Da er det kjeden der.',
  },
}
