import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et slikt tall kommer gjerne av at tempoet er trampet inn, eller av et klipp som styrte det.',
    tryThis: ['Klikk på tempoet, skriv det runde tallet, og trykk Enter.'],
    listenFor: 'Et opptak uten warp, i det siste minuttet: Sitter det fortsatt på slaget?',
  },
  intermediate: {
    why: 'Det er harmløst, men looper fra andre steder og stems til andre er enklere med et rundt tempo.',
    tryThis: ['Skriv tallet før du spiller inn lyd.', 'Behold det om et opptak bestemte det.'],
    listenFor: 'Opptak uten warp mot rutenettet etter endringen.',
  },
  advanced: {
    why: 'En forskjell på 0,0003 BPM glir noen få punktprøver i løpet av en sang. Utveksles tempoet som tall mellom programmer, rundes den bort, og slutten kommer like mye galt.',
    tryThis: ['Lever et tempokart som MIDI i stedet for et tall.'],
    listenFor: 'Fasen mellom parallelle stems på slutten.',
  },
}
