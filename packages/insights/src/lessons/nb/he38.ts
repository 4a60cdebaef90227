import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«{part}» har toner der, men ingenting av dem er i filen som ble eksportert fra sporet.',
    tryThis: [
      'Sett «{part}» i solo i Live og spill disse taktene.',
      'Låter det, eksporter på nytt; hvis ikke, se på enhetene.',
    ],
    listenFor: 'Om du savner det i låten i det hele tatt.',
  },
  intermediate: {
    why: 'En stemme kan miste lyden på veien: en mute, et lukket filter, en fader som er automatisert ned, en plug-in eller et sample som ikke ble funnet.',
    tryThis: [
      'Følg målerne på «{part}» fra instrumentet til faderen i disse taktene.',
      'Se på volum- og filterautomasjonen der.',
    ],
    listenFor: 'Den første enheten der måleren bak står stille.',
  },
  advanced: {
    why: 'Eksport av enkeltspor tas etter mikseren: Sends, resampling og sidekjeder som mates fra en kilde i mute, kan gjøre et spor stille.',
    tryThis: [
      'Frys sporet: Det frysingen holder, er det eksporten tar.',
      'Sammenlign datoen på eksporten med datoen på settet.',
    ],
    listenFor: 'De samme taktene i en tidligere eksport.',
  },
}
