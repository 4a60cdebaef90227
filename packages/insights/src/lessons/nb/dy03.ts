import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Basstromme og bass er begge dype og sterke. Klinger de samtidig, kan den ene skjule den andre.',
    tryThis: [
      'Demp «{bass}» i en takt: Blir basstrommen større? Hvis ikke, er alt i orden.',
      'Blir den det: Legg en Compressor på «{bass}», åpne trekanten, slå på Sidechain, Audio From: «{kick}».',
      'Ta ned Threshold til bassen dukker litt på hvert slag.',
    ],
    listenFor: 'Basstrommen blir tydeligere, og du merker knapt at bassen beveger seg.',
  },
  intermediate: {
    why: 'Der begge klinger samtidig, kan «{bass}» dekke bunnen i «{kick}», og sammen tar de headroom fra resten. Plass i nivå, tid eller leie gir den tilbake; én av dem er nok.',
    tryThis: [
      'Loop to takter og demp «{bass}» i annenhver runde: Beholder basstrommen størrelsen, så la begge være som de er.',
      'Hvis ikke: Compressor på «{bass}», Sidechain fra «{kick}» (i et Drum Rack fra paden med basstrommen), ratio 4:1, release omtrent {halfBeatMs} ms, 3–6 dB.',
    ],
    listenFor: 'Det første øyeblikket av hvert slag: Er bunnen like fyldig med bassen som uten?',
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
