import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Disse klippene spiller bare i Session View. Den som hører arrangementet, eller eksporten av det, hører ingenting av dem.',
    tryThis: [
      'Start det beste av dem mens arrangementet spiller, og lytt etter hvor det hjelper.',
      'Hold det med musen, trykk Tab, og slipp det i arrangementet i den takten.',
      'Eller trykk på Arrangement Record og start klippene der du vil ha dem.',
    ],
    listenFor: 'Takten der låten mangler noe. Et av disse klippene kan være det.',
  },
  intermediate: {
    why: 'Du har mer materiale enn låten bruker. En stemme som lytteren ikke har møtt ennå, som «{part}» i et andre vers eller et siste refreng, er ny der, og du har alt skrevet den.',
    tryThis: [
      'La arrangementet spille, og start klippene til «{part}» over det, ett etter ett. Noter taktene der et av dem hjelper.',
      'Trykk Back to Arrangement, og dra det klippet inn i én del, og bare der.',
    ],
    listenFor: 'Om delen blir en annen med det, eller bare fyldigere.',
  },
  advanced: {
    why: 'Det som er utelatt, er også et valg, hvis det var et. Glemte klipp er variasjoner som formen kunne brukt der den gjentar seg.',
    tryThis: [
      'Hold klippene som venter, opp mot den delen som er lik lengst.',
      'Bytt én stemme med en som venter, i siste repetisjon, i stedet for å legge den til.',
      'Legg resten i et eget sett, der det kan bli en annen låt.',
    ],
    listenFor: 'Hvilken av disse ideene låten fortsatt trenger når du ikke har hørt den på en dag.',
  },
}
