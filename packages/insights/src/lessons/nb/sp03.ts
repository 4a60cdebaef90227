import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Romklang på dype toner ruller videre under alt, og beatet blir utydelig.',
    tryThis: ['Skru ned senden på dette sporet.', 'Eller slå på Lo Cut i romklangen og sett den til omtrent 250 Hz.'],
    listenFor: 'Hullene mellom tonene: Er de stille?',
  },
  intermediate: {
    why: 'Dype haler skjuler neste slag på basstrommen og tar headroom. Rommet kan bli, om det begynner over bunnen.',
    tryThis: ['Legg lavkutt på 200–300 Hz foran romklangen.', 'Eller del bassen: tørr under 150 Hz, rom over.'],
    listenFor: 'Hovedmåleren mellom slagene på basstrommen.',
  },
  advanced: {
    why: 'Korte rom under 0,4 s på en basstromme er en lyd for seg. Rumble i techno er en romklang med lavpass som dukker med vilje. Da bør den være i mono og styrt av basstrommen.',
    tryThis: ['Er det en rumble: hard sidechain, mono, lavpass ved 120 Hz.'],
    listenFor: 'Grooven i halen mot basstrommen.',
  },
}
