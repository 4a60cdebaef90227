import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Sterkere låter nesten alltid bedre først. Med så mye nivå kan du ikke høre om kompresjonen hjelper.',
    tryThis: ['Slå av Makeup.', 'Skru Output til på og av er like sterke.', 'Sammenlign nå.'],
    listenFor: 'Formen på lyden mer enn størrelsen.',
  },
  intermediate: {
    why: 'Makeup anslår nivået ut fra terskel og ratio, ikke ut fra lyden. Setter du Output for hånd, holder du nivået som resten av kjeden venter.',
    tryThis: ['Makeup av, Output etter øret eller måleren.', 'Da blir faderen stående der den var.'],
    listenFor: 'Nivået på og av.',
  },
  advanced: {
    why: 'Anslaget går ut fra fullt utslag inn. På svakt materiale blir det flere dB for mye, og det driver det som kommer etter.',
    tryThis: ['Kontroller nivået inn i den neste ulineære enheten.'],
    listenFor: 'Metning som følger med kompressoren.',
  },
}
