import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Selve pulsen beveger seg her, og en lytter kjenner det før hun vet hvorfor. Det er tegnet i tempolinjen i bildet.',
    tryThis: [
      'Klapp med over stedet.',
      'Slå av tempoautomasjonen et øyeblikk (høyreklikk tempoet ▸ Delete Automation, så angre), og spill det igjen.',
    ],
    listenFor: 'Hvor tidlig du kjenner at det beveger seg.',
  },
  intermediate: {
    why: 'Et raskere tempo løfter en del, et saktere avslutter en låt. Et sprang begynner noe nytt, en glidning leder dit. En takt med annen lengde utsetter en ankomst.',
    tryThis: [
      'Prøv halvparten av endringen, og så det dobbelte.',
      'Legg et sprang nøyaktig på taktstreken der en del begynner.',
    ],
    listenFor: 'Delayer og LFO-er i takt: Følger de med?',
  },
  advanced: {
    why: 'Glidende tempo endrer warpet lyd kontinuerlig, og klipp i Re-Pitch glir i tonehøyde. Alle lengder i sekunder her er regnet gjennom tempokurven.',
    tryThis: [
      'Kontroller klipp uten warp etter en tempoendring: De beholder sekundene sine, ikke taktene.',
      'To tempoer i forholdet 2:3 eller 3:4 lar en rytme fra det gamle tempoet gå videre som trioler i det nye.',
    ],
    listenFor: 'Om alt treffer sammen på slutten av en tempoglidning.',
  },
}
