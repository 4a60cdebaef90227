import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En sidechain skrur én lyd ned når en annen spiller, for eksempel bassen når basstrommen slår. Her er ingen annen lyd valgt, så det er ingenting å reagere på.',
    tryThis: [
      'Åpne den lille trekanten til venstre i enheten.',
      'Velg i Audio From sporet den skal gi plass til, ofte basstrommen, og Pre FX under det.',
      'Ta ned Threshold til nivået faller med omtrent 4 dB på hvert slag.',
    ],
    listenFor: 'Kilden blir tydeligere, og denne lyden forsvinner ikke mellom slagene.',
  },
  intermediate: {
    why: 'Med Sidechain på og ingen kilde hører detektoren stillhet: En kompressor demper aldri, en gate har ingenting å åpne for. Ofte er kildesporet slettet, eller enheten fulgte med en preset.',
    tryThis: [
      'Slå av enheten i fire takter. Endres ingenting? Da kan den trygt slettes eller stilles inn.',
      'For å stille den inn: Audio From ▸ sporet som utløser den ▸ Pre FX, så betyr ikke faderen der noe.',
      'På en Compressor: Begynn med ratio 4:1, attack 1–5 ms, release {halfBeatMs} til {threeQuarterBeatMs} ms, 3–6 dB reduksjon.',
    ],
    listenFor: 'Stemmen gir plass for hvert slag, så dypt som du har bestemt.',
  },
  advanced: {
    why: 'Sidechain/OnOff er på, og rutingen peker på AudioIn/None. Pre FX henter signalet før kjeden til kilden. Post FX og Post Mixer følger enhetene og faderen på den, så dybden blir avhengig av miksen.',
    tryThis: [
      'Vil du ha en fast dybde, så bruk en stum utløser: et kort klikk på et spor med Sends Only som utgang, hentet Pre FX.',
      'Slå på sidechain-EQ-en, og legg et høypassfilter ved omtrent 100 Hz på detektoren om basstoner i kilden utløser den.',
    ],
    listenFor: 'Lik dybde på hvert slag, også der basstrommen er filtrert bort i et break.',
  },
}
