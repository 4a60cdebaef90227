import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '«Final 2» kjennes klart i dag. Neste år må du åpne tre filer for å finne den du mente.',
    tryThis: [
      'Lagre som: navnet på låten, og så v01, v02, v03.',
      'Legg til to ord om det som er endret: «Tidevann v03 nytt dropp».',
    ],
    listenFor: 'Åpne versjonen fra forrige måned bare etter navnet: Valgte du riktig?',
  },
  intermediate: {
    why: 'Tall med null foran sorteres etter tid. Et ord om endringen sier hvor du skal tilbake til, og «final» blir da navnet på én eksport alene.',
    tryThis: [
      'Hold alle versjoner i den samme prosjektmappen: De deler samples.',
      'Før hver stor endring: File ▸ Save Live Set As…, neste nummer.',
    ],
    listenFor: 'Hvor raskt du finner refrenget fra forrige uke.',
  },
  advanced: {
    why: 'Live tar også vare på de siste lagringene i mappen Backup, med dato og klokkeslett. De er tilstander; nummererte versjoner er avgjørelser. Av en hel prosjektmappe kan denne siden vise hvordan låten har vokst gjennom begge.',
    tryThis: ['Gi eksporter navn etter settet de kommer fra: «Tidevann v07 master 1».'],
    listenFor: 'Om hvert versjonsnummer fortsatt har sin eksport.',
  },
}
