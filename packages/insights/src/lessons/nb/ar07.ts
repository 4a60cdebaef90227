import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den som lytter, liker å kjenne at noe er på vei. Et øyeblikks stillhet på slutten av takt {last} sier det godt nok.',
    tryThis: [
      'Marker det siste slaget i takt {last} på alle spor, og trykk Delete.',
      'Spill fra fire takter før.',
      'Angre, og spill det igjen.',
    ],
    listenFor: 'Lener du deg fram rett før takt {bar}?',
  },
  intermediate: {
    why: 'Et kutt uten varsel har sin egen kraft, og det overrasker mest når de andre endringene er forberedt. Et tegn i takt {last} gjør at lytteren venter takt {bar} i stedet for å bli overrumplet.',
    tryThis: [
      'Spill fra fire takter før takt {bar} som det er. La så én av de nye stemmene begynne et slag tidligere, i takt {last}, og spill igjen. Behold det som åpner delen best.',
      'Eller la bunnen falle bort i takt {last}, med et høypassfilter eller ved å slå av den dypeste stemmen der, så den kommer tilbake på eneren.',
    ],
    listenFor: 'Om det første slaget i takt {bar} overrumpler deg, eller om du var klar for det.',
  },
  advanced: {
    why: 'En forventning som utsettes, skaper en ankomst. Et hardt kutt har sin egen virkning, sterkest når de andre skiftene i låten er forberedt.',
    tryThis: [
      'Automatiser et høypassfilter på det som spiller før takt {bar}, fra 20 til 200 Hz over to takter, med et hopp tilbake på eneren.',
      'Eller la takt {last} slutte et halvt slag tidligere i alle stemmer: Hullet gjør samme nytten.',
    ],
    listenFor: 'Om forberedte og uforberedte skifter har en plan gjennom hele formen.',
  },
}
