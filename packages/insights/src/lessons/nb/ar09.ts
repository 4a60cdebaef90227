import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En DJ spiller slutten av én sang over begynnelsen på den neste. Mens begge går, er det plass til to trommespor, men sjelden til to melodier.',
    tryThis: [
      'Lagre settet under et nytt navn som slutter på «Extended».',
      'Marker de første 16 taktene, dupliser tiden (Edit ▸ Duplicate Time), og demp alt unntatt trommene i den første kopien.',
      'Gjør det samme på slutten.',
    ],
    listenFor: 'Start en annen sang i spilleren din over den nye begynnelsen: Går de to i veien for hverandre?',
  },
  intermediate: {
    why: 'En miks trenger to ting: en jevn puls å treffe, og ingen toner som kan gnisse mot den andre tonearten. Åtte eller seksten takter er vanlig, fordi slike sanger skifter på de grensene.',
    tryThis: [
      'Behold basstromme og hi-hat i 16 takter i begge ender, og la bassen komme inn på en grense på åtte.',
      'La det første slaget være lett å finne: en basstromme helt først, uten opptakt.',
      'Eksporter begge: den korte for lyttere, den lange for DJ-er.',
    ],
    listenFor: 'Øyeblikket da bassen kommer inn. I en miks er det der den ene låten gir over til den andre.',
  },
  advanced: {
    why: 'To basser samtidig er det virkelige problemet i en miks, før tonearter og melodier. Mange DJ-er kutter bassbåndet i den ene låten, og noen vil ha en sparsom, filtrert utgave av hooken i introen som varsler rommet.',
    tryThis: [
      'Bygg introen i lag på åtte takter: perkusjon, så hi-hat, så et filtrert hint av hooken.',
      'Hold tilbake dypbassen til overgangen, og la outroen miste den først.',
    ],
    listenFor:
      'Spill en referanse over i introen din med bassen kuttet på den ene siden, og bytt på en grense på åtte takter.',
  },
}
