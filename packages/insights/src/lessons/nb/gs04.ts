import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Hovedfaderen kommer til slutt. På −{db} dB gjør den eksporten så mye svakere, og endrer ingenting annet.',
    tryThis: [
      'Dobbeltklikk på hovedfaderen: Den går tilbake til 0 dB.',
      'Er det for sterkt for rommet, så skru ned høyttalerne eller lydkortet.',
    ],
    listenFor: 'Den samme miksen, bare sterkere, og en hovedmåler som ikke går i rødt.',
  },
  intermediate: {
    why: 'En hovedfader på −{db} dB gjør eksporten {db} dB svakere og ikke noe annet. Enten er det lyttenivået ditt, som lydkortet kan ta seg av, eller så holder den igjen en sum som ville gått over 0 dB; et blikk på måleren viser hva.',
    tryThis: [
      'Sett faderen til 0 dB, spill det fyldigste stedet, og les av toppen på hovedmåleren: Under 0 dB var det ingenting som trengte det.',
      'Over 0 dB: Sett en Utility som siste enhet på hovedsporet, med Gain der faderen sto. Nivået er det samme, og faderen er fri til en fade.',
    ],
    listenFor: 'Den samme balansen; bare nivået endrer seg.',
  },
  advanced: {
    why: 'Nivåer over 0 dB inne i Live gjør ingen skade i seg selv: 32-bits flyttall bærer dem til hovedutgangen. Det som teller, er nivået bak faderen, og om en enhet du senere setter på hovedsporet, en limiter eller en glue-kompressor, møter et nivå den venter.',
    tryThis: [
      'Juster med en Utility som første enhet på hovedsporet, så det du setter bak den, starter fra et rimelig nivå.',
      'Bruk Preview/Cue eller lydkortet til lyttenivået, og spar faderen til en fade på slutten.',
    ],
    listenFor: 'Om en limiter du setter på som prøve, reagerer i det hele tatt, eller altfor mye.',
  },
}
