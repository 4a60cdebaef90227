import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Den høyeste og den laveste stemmen er de to alle hører. Gjør begge de samme bevegelsene, høres de ut som én stemme i stedet for to.',
    tryThis: ['La bassen gå ned der leaden går opp, ett av disse stedene.', 'Spill begge versjonene.'],
    listenFor: 'To som snakker i stedet for én.',
  },
  intermediate: {
    why: 'Kvinter og oktaver klinger så godt sammen at stemmene smelter. Å gå mot hverandre, eller holde den ene mens den andre går, holder begge i live.',
    tryThis: [
      'Hold basstonen gjennom ett skifte i leaden.',
      'Eller legg tersen i akkorden i bassen der.',
      'Behold parallellene der du vil ha kraft: Riff og dropp bruker dem med vilje.',
    ],
    listenFor: 'Hvor selvstendige de to linjene er når akkordene er dempet.',
  },
  advanced: {
    why: 'Den gamle regelen verner selvstendighet, ikke skjønnhet: Parallellføring av hele akkorder, powerakkorder og unisone riff er parallelle av natur. Kontrapunkt mellom ytterstemmene betyr mest der leaden er naken og midten er tynn.',
    tryThis: ['Skisser bare ytterstemmene som tostemt kontrapunkt, og sett så akkordene tilbake.'],
    listenFor: 'Motbevegelse inn i kadensene.',
  },
}
