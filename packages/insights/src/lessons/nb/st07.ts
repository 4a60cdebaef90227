import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En ørliten forsinkelse på den ene siden låter bredt. Spilt i én høyttaler slår de to kopiene hverandre ut noen steder, og lyden blir hul.',
    tryThis: ['Trykk Mono på en Utility på hovedsporet.', 'Låter det som i et rør, så ta Dry/Wet ned til 20 %.'],
    listenFor: 'En hul, nasal klang i mono.',
  },
  intermediate: {
    why: 'En forsinkelse på t millisekunder gir innsnitt ved 500/t Hz og odde multipler av det i monosummen. Ved likt nivå er de fullstendige.',
    tryThis: [
      'Gjør den forsinkede kopien svakere: 15–30 % våt.',
      'Eller spill inn stemmen to ganger og panorer opptakene: To ekte opptak slår ikke hverandre ut.',
    ],
    listenFor: 'Liggende akkorder i mono.',
  },
  advanced: {
    why: 'Presedenseffekten holder til omtrent 40 ms: ett bilde, flyttet mot den tidlige siden. Forskyvningen endres også med hvor lytteren sitter, så balansen heller.',
    tryThis: ['Løsninger som tåler mono: EQ i midt/side, nivåforskjeller, dekorrelasjon over 1 kHz.'],
    listenFor: 'Om det heller mot siden uten forsinkelse når du sitter utenfor midten.',
  },
}
