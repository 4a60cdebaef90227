import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Basstromme og bass er begge dype og sterke. Klinger de samtidig, skjuler den ene den andre.',
    tryThis: [
      'Legg en Compressor på bassen, åpne trekanten og slå på Sidechain.',
      'Audio From: basstrommen din.',
      'Ta ned Threshold til bassen dukker litt på hvert slag.',
    ],
    listenFor: 'Basstrommen blir tydeligere, og du merker knapt at bassen beveger seg.',
  },
  intermediate: {
    why: 'Plass kan gis i nivå, i tid eller i leie: sidechain, toner mellom slagene eller ulike grunntoner. Én av dem er nok.',
    tryThis: [
      'Sidechain: ratio 4:1, attack 1–5 ms, release et halvt slag, 3–6 dB.',
      'Tid: Start basstonene en sekstendedel etter basstrommen.',
      'Leie: basstromme på 50–60 Hz, bass over 80 Hz.',
    ],
    listenFor: 'Måleren på hovedsporet: Toppene på basstrommen blir mindre ved samme lydstyrke.',
  },
  advanced: {
    why: 'Overlapp koster bare headroom der begge har energi samtidig. Er basstrommen kort (under 150 ms), trenger en tone som starter etter den, ikke noe sidechain. En synth kan forme volumet på samme måte innvendig, og det kan ikke ses her.',
    tryThis: [
      'Sammenlign toppen av summen med summen av toppene i én takt.',
      'Multibånd: Senk bare bassen under 120 Hz.',
    ],
    listenFor: 'Om lange basstoner holder seg gjennom basstrommen.',
  },
}
