import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En knapp som heter «Macro 3», sier deg ingenting i morgen.',
    tryThis: ['Klikk på navnet under knappen, trykk Ctrl+R (Cmd+R på Mac), og skriv hva den gjør.'],
    listenFor: 'Skru på den én gang for å finne ut hva det er.',
  },
  intermediate: {
    why: 'Makroer med navn gjør en preset til ditt eget instrument: Du spiller «Skitt» og «Avstand» i stedet for parametere.',
    tryThis: [
      'Gi navn etter virkning, ikke etter enhet: «Lysere», ikke «Cutoff».',
      'Still inn området slik at hver posisjon er brukbar.',
    ],
    listenFor: 'De to ytterpunktene på hver knapp.',
  },
  advanced: {
    why: 'Navnene følger med til automasjonslinjene, til Push og til kontrollere.',
    tryThis: ['Lagre tre makrovariasjoner (Live 11 og nyere): start, oppbygning, topp.'],
    listenFor: 'Hopp mellom variasjonene.',
  },
}
