import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den som lytter, liker å kjenne at noe er på vei. En kort trommefill eller et øyeblikks stillhet sier det godt nok.',
    tryThis: [
      'Gå til takten før endringen.',
      'Demp trommene på det siste slaget, eller legg til to ekstra slag på skarptrommen der.',
      'Spill fra fire takter før.',
    ],
    listenFor: 'Lener du deg fram rett før det endrer seg?',
  },
  intermediate: {
    why: 'Overganger virker ved at mønsteret brytes: flere toner (en fill), færre (et hull) eller en jevn bevegelse (en sweep, et filter). En av dem i de siste én eller to taktene forbereder øret på en ny del.',
    tryThis: [
      'Inn i en fyldigere del: Ta bort bunnen den siste takten, og la den komme tilbake på eneren.',
      'Inn i en roligere del: La romklang eller delay fra det siste slaget klinge over skillet.',
      'Velg én type tegn for små endringer, og spar en annen til den største.',
    ],
    listenFor: 'Det første slaget i den nye delen: større enn før, med samme fader.',
  },
  advanced: {
    why: 'Forventning og utsettelse er det som skaper en ankomst. Et hardt kutt har sin egen virkning, og den er sterkest når de andre endringene i låten er forberedt.',
    tryThis: [
      'Automatiser et høypassfilter på gruppen fra 20 til 200 Hz over de siste to taktene, med et hopp tilbake på eneren.',
      'Forskyv tegnet: En fill som slutter et halvt slag for tidlig, etterlater et hull som gjør samme nytte.',
    ],
    listenFor: 'Om forberedte og uforberedte endringer følger en plan gjennom hele formen.',
  },
}
