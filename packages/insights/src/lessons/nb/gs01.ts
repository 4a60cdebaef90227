import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Faderen kommer ikke høyere. Vil du ha denne stemmen sterkere neste gang, er det ikke mer plass. Ofte betyr det at lyden selv er svak, eller at alt annet er sterkt.',
    tryThis: [
      'Marker alle de andre sporene: Klikk på det første, og shift-klikk på det siste.',
      'Dra en av faderne deres ned 6 dB. Alle følger med.',
      'Ta denne faderen ned til balansen er som før.',
    ],
    listenFor: 'Balansen er den samme, og hver fader kan flyttes begge veier igjen.',
  },
  intermediate: {
    why: 'En fader på +6 dB sier at denne kilden er omtrent 6 dB for svak for resten av settet. Hever du kilden, får du faderen tilbake, og den fineste delen av vandringen ligger rundt 0 dB.',
    tryThis: [
      'Hev det som mater den, med 6 dB: Clip Gain, Volume i instrumentet eller en Utility før effektene; på en retur sendene.',
      'Sett faderen til 0 dB og sammenlign ved samme lydstyrke.',
      'Er det en kompressor eller saturator i kjeden, så sett Utility etter den: Mer nivå før den endrer lyden.',
    ],
    listenFor: 'Den samme balansen med faderen nær 0 dB, og ingen endring i klangen.',
  },
  advanced: {
    why: 'Inne i Live er nivåene 32-bits flyttall, så ingenting klipper her. Det som går tapt, er kontroll: ingen plass til å dra opp, og automasjon som vil ha +1 dB, får det ikke. Å flytte gain foran ulineære enheter endrer drive; etter dem er det nøytralt.',
    tryThis: [
      'Sett en Utility sist i kjeden, Gain +6 dB, fader på 0 dB: nøytralt for alle enheter før den.',
      'Eller senk alle andre spor og grupper like mye, så vinner du headroom på hovedsporet også.',
    ],
    listenFor: 'Identisk sum: En nulltest av begge eksportene skal være stille, på avrunding nær.',
  },
}
