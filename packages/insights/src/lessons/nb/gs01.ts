import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Faderen til «{part}» kommer ikke høyere. Vil du ha den sterkere neste gang, er det ikke mer plass. Ofte betyr det at lyden selv er svak, eller at alt annet er sterkt.',
    tryThis: [
      'Sett en Utility bakerst blant enhetene, med Gain på +6 dB.',
      'Ta faderen ned 6 dB: Det låter som før.',
      'Herfra kan faderen flyttes begge veier igjen.',
    ],
    listenFor: 'At ingenting er endret: samme lydstyrke, med faderen nær 0 dB.',
  },
  intermediate: {
    why: 'Helt oppe kan en fader bare flyttes nedover: Vil du ha litt mer av «{part}», går det ikke. Enten er denne lyden svak, eller så er resten av miksen sterk, og målerne viser hva.',
    tryThis: [
      'Spill det fyldigste stedet, og les av toppen på «{part}» i mikseren: Under −12 dB er lyden selv svak, nær 0 dB er resten sterk.',
      'Svak: en Utility med Gain +6 dB sist på sporet, og faderen (eller automasjonslinjen) 6 dB lavere. Det låter likt, og det er plass igjen.',
      'Sterk: Ta 6 dB av denne faderen og av alle andre spor. I en gruppe tar du det av gruppen eller av sporene i den, ikke av begge; returene følger med.',
    ],
    listenFor: 'Den samme balansen med faderen nær 0 dB, og ingen endring i klangen.',
  },
  advanced: {
    why: 'Inne i Live er nivåene 32-bits flyttall, så ingenting klipper her. Det som går tapt, er kontroll: ingen plass til å dra opp, og automasjon som vil ha +1 dB, får det ikke. Gain foran ulineære enheter endrer driven i dem; etter dem er den nøytral.',
    tryThis: [
      'Sett en Utility sist i kjeden, Gain +6 dB, fader 6 dB lavere: nøytralt for alle enheter før den.',
      'Eller senk alle andre spor like mye (grupper og returer følger med), så vinner du headroom på hovedsporet også.',
    ],
    listenFor: 'Identisk sum: En nulltest av eksporten før og etter Utility er stille, på avrunding nær.',
  },
}
