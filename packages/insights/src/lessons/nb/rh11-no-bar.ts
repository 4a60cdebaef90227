import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den korteste av loopene dine varer {beats} slag, og ingen av dem varer hele takter i Live. Sammen kan de likevel være riktige: Da faller bare taktstrekene, rutenettet og klikken i Live ved siden av musikken.',
    tryThis: [
      'Spill låten med metronomen på: Faller eneren i den sammen med din?',
      'Tell slagene fra én start av den korteste loopen til den neste.',
    ],
    listenFor: 'Om du savner klikken når den er av.',
  },
  intermediate: {
    why: 'Der ingen stemme holder takten, driver ingenting mot den: Linjalen i Live ligger ved siden av musikken. Rutenett, start av klipp og taktnumre er da til mindre hjelp enn de kunne være.',
    tryThis: [
      'Tell med den korteste loopen: Er den en takt i musikken din, så sett taktarten til så mange slag.',
      'Er loopene opptak av hele takter, kan det være tempoet i settet som er skjevt: Flytt det til en loop fyller hele takter, med Warp av på opptakene.',
    ],
    listenFor: 'Om klikken sier «én» sammen med loopene.',
  },
  advanced: {
    why: 'En periode kjennes som polymetrikk bare mot en annen som ligger fast. Looper av én lengde, eller av flere ganger den, er vanlig takt under en annen linjal; looper av lengder som ikke har noe med hverandre å gjøre, er faser uten midtpunkt.',
    tryThis: [
      'Avgjør hva det er: La én stemme holde takten i et minutt, og hør om de andre drar mot den eller faller fra hverandre.',
      'Deler alle en lengde, så la taktart eller tempo følge den.',
    ],
    listenFor: 'Hva du teller når ingen tromme sier det.',
  },
}
