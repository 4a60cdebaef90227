import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'En groove flytter tonene litt, som en trommeslager med feel. Den kan slås av når som helst.',
    tryThis: ['Åpne Grooves i browseren i Live, og dra en til hi-hatklippet.', 'Lek deg med mengden.'],
    listenFor: 'Rett mot swingende.',
  },
  intermediate: {
    why: 'Groover endrer timing og anslagsstyrke uten å røre tonene, i så mange klipp du vil, med én knapp for alle.',
    tryThis: ['MPC 16 Swing 54–58 på hi-hat og perkusjon, 30 %.', 'Global Amount som hovedkontroll.'],
    listenFor: 'Basstromme og bass: La dem være rette i første omgang.',
  },
  advanced: {
    why: 'Et hvilket som helst klipp kan bli en groove: Extract Groove leser timing og aksenter i et opptak.',
    tryThis: ['Hent en fra et trommebreak: Quantize 20 %, Timing 60 %, Velocity 40 %, Random 0.'],
    listenFor: 'Hvilken av de tre som bærer feelen.',
  },
}
