import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Øret legger merke til endring. Fordi en stemme kommer, går eller varierer med få takters mellomrom her, har lytteren alltid noe nytt å holde fast ved.',
    tryThis: [
      'Se på bildet: Finn endringen du liker best.',
      'Bruk den samme typen endring én gang til, i den stilleste delen.',
    ],
    listenFor: 'Øyeblikkene rett etter en endring: Da er oppmerksomheten størst.',
  },
  intermediate: {
    why: 'Korte strekk av likhet, brutt av stemmer som kommer og går, holder en gjentatt idé i live: Loopen består, omgivelsene beveger seg.',
    tryThis: [
      'Spar den største endringen til refrenget eller droppet: La de fire taktene før være roligere enn vanlig.',
      'La noen endringer være at noe går ut. Å ta bort høres like sterkt som å legge til.',
    ],
    listenFor: 'Om det største øyeblikket skiller seg ut fra den jevne strømmen av små.',
  },
  advanced: {
    why: 'Tettheten av hendelser er høy og jevn. Neste spørsmål er rangordning: Endringer ved 4, 8 og 16 takter bør ha ulik størrelse, ellers flater formen ut tross aktiviteten.',
    tryThis: [
      'Ranger endringene dine etter hvor mange spor de flytter, og se om de tre øverste faller på starten av en del.',
    ],
    listenFor: 'Formen med lav lyd fra et annet rom: Hører du fortsatt hvor delene er?',
  },
}
