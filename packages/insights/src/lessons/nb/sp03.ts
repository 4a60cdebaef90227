import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Romklang på dype toner ruller videre under alt, og beaten kan bli utydelig.',
    tryThis: [
      'Skru ned senden på dette sporet, eller Dry/Wet om romklangen står på selve sporet.',
      'Savner du rommet: Slå på Lo Cut i Reverb, og sett den til omtrent 250 Hz.',
    ],
    listenFor: 'Hullene mellom tonene: Er de stille?',
  },
  intermediate: {
    why: 'En dyp hale fyller hullet før den neste dype tonen og tar headroom. Rommet kan bli, om det begynner over bunnen.',
    tryThis: [
      'Spill fire takter med romklang på «{part}» og fire uten: Blir bunnen fastere, eller savner du rommet?',
      'Er svaret begge deler: Legg lavkutt på 200–300 Hz foran romklangen. Er det en rumble som er ment, så la den være.',
    ],
    listenFor: 'Hullet før den neste tonen i «{part}»: Er det stille?',
  },
  advanced: {
    why: 'Korte rom under 0,4 s på en basstromme er en lyd for seg. Rumble i techno er en romklang med lavpass som dukker med vilje. Da bør den være i mono og styrt av basstrommen.',
    tryThis: ['Er det en rumble: hard sidechain, mono, lavpass ved 120 Hz.'],
    listenFor: 'Grooven i halen mot basstrommen.',
  },
}
