import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Sterkere låter nesten alltid bedre først. Med så mye nivå kan du ikke høre om kompresjonen hjelper.',
    tryThis: ['Slå av Makeup.', 'Skru Output til på og av er like sterke.', 'Sammenlign nå.'],
    listenFor: 'Formen på lyden mer enn størrelsen.',
  },
  intermediate: {
    why: 'Makeup legger allerede til det den gjetter ut fra terskel og ratio, og Output legger til opptil {db} dB oppå det. Da er på og av ulikt sterke, og det sterkeste låter gjerne best, uansett hva kompresjonen gjør.',
    tryThis: [
      'Makeup av, og Output til på og av er like sterke: Liker du det fortsatt best på?',
      'I så fall: La det stå slik, og ta faderen på sporet opp med det som nå mangler.',
    ],
    listenFor:
      'Det som ligger mellom de sterke tonene: utklang, pust, rom. Det er dette selve kompresjonen henter fram.',
  },
  advanced: {
    why: 'Anslaget går ut fra fullt utslag inn. På svakt materiale blir det flere dB for mye, og det driver det som kommer etter.',
    tryThis: ['Kontroller nivået inn i den neste ulineære enheten.'],
    listenFor: 'Metning som følger med kompressoren.',
  },
}
