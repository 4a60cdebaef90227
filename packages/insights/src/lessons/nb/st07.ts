import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En ørliten forsinkelse på den ene siden låter bredt. Spilt i én høyttaler slår de to kopiene hverandre ut noen steder, og lyden blir hul.',
    tryThis: ['Trykk Mono på en Utility på hovedsporet.', 'Låter det som i et rør, så ta Dry/Wet ned til 20 %.'],
    listenFor: 'En hul, nasal klang i mono.',
  },
  intermediate: {
    why: 'Sider som er {ms} ms fra hverandre, slår hverandre ut i mono ved {notchHz} Hz og ved hvert odde multiplum av det. Er begge like sterke, er hullene fullstendige.',
    tryThis: [
      'Trykk Mono på en Utility på hovedsporet: Holder klangen seg fyldig, så la alt være som det er.',
      'Blir den hul: 15–30 % våt, eller spill inn stemmen to ganger og panorer opptakene; to ekte opptak slår ikke hverandre ut slik.',
    ],
    listenFor: 'Liggende akkorder i mono.',
  },
  advanced: {
    why: 'Presedenseffekten holder til omtrent 40 ms: ett bilde, flyttet mot den tidlige siden. Forskyvningen endres også med hvor lytteren sitter, så balansen heller.',
    tryThis: ['Løsninger som tåler mono: EQ i midt/side, nivåforskjeller, dekorrelasjon over 1 kHz.'],
    listenFor: 'Om det heller mot siden uten forsinkelse når du sitter utenfor midten.',
  },
}
