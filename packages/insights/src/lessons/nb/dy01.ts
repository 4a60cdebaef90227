import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En sidechain skrur én lyd ned når en annen spiller, for eksempel bassen når basstrommen slår. Her er ingen annen lyd valgt, så det er ingenting å reagere på.',
    tryThis: [
      'Åpne den lille trekanten til venstre i enheten.',
      'Velg basstrommen din i Audio From, og Pre FX under den.',
      'Ta ned Threshold til nivået faller med omtrent 4 dB på hvert slag.',
    ],
    listenFor: 'Basstrommen blir tydeligere, og bassen forsvinner ikke mellom slagene.',
  },
  intermediate: {
    why: 'Med Sidechain på og ingen kilde hører detektoren stillhet, så enheten gjør ingenting, eller noe annet enn innstillingene tilsier. Ofte er kildesporet slettet, eller enheten fulgte med en preset.',
    tryThis: [
      'Velg kilden på nytt: Audio From ▸ basstromme ▸ Pre FX, så betyr verken fader eller demping på den noe.',
      'Ratio 4:1, attack 1–5 ms, release et halvt til tre kvart slag, 3–6 dB reduksjon.',
      'Gir du plass på en annen måte nå, så slå av Sidechain eller slett enheten.',
    ],
    listenFor: 'Bunnen puster med basstrommen, så dypt som du har bestemt.',
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
