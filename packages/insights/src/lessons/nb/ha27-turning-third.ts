import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Én tone gjør forskjellen: Med {high} er akkorden lys, med {low} mørk. Det snur {times} ganger, og du hører lyset skifte mens grunnen blir.',
    tryThis: [
      'Hold {root} i bassen, og spill {high} og så {low} over den.',
      'Bli på den ene av de to i en hel del, og hør hva som mangler.',
    ],
    listenFor: 'Hvilken av de to som kjennes som hjemme.',
  },
  intermediate: {
    why: 'Tersen skifter {times} ganger og grunntonen blir, så øret følger en linje av to toner, {high} og {low}, der det ellers ville fulgt akkorder.',
    tryThis: [
      'Gi {high} og {low} til én stemme alene, og utelat dem i de andre.',
      'La melodien holde seg unna begge i én del, og hold så én av dem der det snur.',
    ],
    listenFor: 'Halvtonen mellom {high} og {low} som en egen melodi.',
  },
  advanced: {
    why: 'Dur og moll på én grunntone er en blanding av varianttonearter. Siden grunntonen blir, skifter ingen funksjon: Halvtonen mellom {high} og {low} er bevegelsen.',
    tryThis: [
      'Forleng linjen: fra kvarten over {root} ned til {high}, {low} og sekunden.',
      'La begge klinge sammen én gang, med molltersen øverst og en liten septim under: akkorden 7♯9.',
    ],
    listenFor: 'Om den lengre linjen snur eller leder bort.',
  },
}
