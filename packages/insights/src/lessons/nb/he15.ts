import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den lyse enden mangler: hi-hat, pust, kanten på strengene. Miksen låter som bak et forheng.',
    tryThis: [
      'Se etter filtre som er lukket: Auto Filter, EQ Eight, cutoff i en synth.',
      'Åpne ett av dem, eller løft diskanten i stemmen som skal skinne.',
    ],
    listenFor: 'Hi-haten på små høyttalere.',
  },
  intermediate: {
    why: 'Mellomtonen står {gapDb} dB over diskanten. Lavpass på grupper og mørke samples legger seg sammen.',
    tryThis: [
      'Slå av filtrene på hovedsporet og gruppene ett for ett.',
      'Velg den ene stemmen som bærer luften, og la de andre være mørke.',
    ],
    listenFor: 'Om luften kommer fra ett sted eller fra overalt.',
  },
  advanced: {
    why: 'En bratt helling kan komme fra hovedkjeden (bånd, et filter som står halvt lukket) heller enn fra stemmene.',
    tryThis: ['Eksporter med hovedkjeden av og sammenlign kurvene her.', 'Rett ved kilden før en hylle på summen.'],
    listenFor: 'Sus som stiger med hyllen.',
  },
}
