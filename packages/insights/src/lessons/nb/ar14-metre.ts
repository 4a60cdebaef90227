import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Fra takt {bar} gjelder en annen taktart, så den neste eneren kan komme før eller senere enn lytteren venter.',
    tryThis: [
      'Spill fra fire takter før takt {bar}, og tell slagene høyt.',
      'Se hvor stemmene begynner på nytt: Endrer de lengde sammen med takten?',
    ],
    listenFor: 'Hvor du sier «én» og låten ikke gjør det.',
  },
  intermediate: {
    why: '{meter} i takt {bar} kan flytte den neste eneren: Kommer den tidligere enn tellingen venter, skyver den fram; kommer den senere, holder den igjen. Det høres bare om stemmene går med. Ellers er det bare rutenettet i Live som har flyttet seg.',
    tryThis: [
      'Tell høyt gjennom takt {bar}: Begynner trommer, bass eller akkorder en ny runde der den nye takten begynner?',
      'La én stemme markere det første slaget etter, med et crash eller en basstone, og sammenlign.',
    ],
    listenFor: 'Hvor du kommer ut av takt, og hvor fort du er inne igjen.',
  },
  advanced: {
    why: 'Et taktartskifte høres på hvor betoninger, harmoni og grupperinger faller, ikke på det som står i Live. Looper som beholder den gamle lengden, går mot de nye taktene og møter dem igjen ved minste felles multiplum av de to.',
    tryThis: [
      'Kontroller looplengden i klipp som går over takt {bar}: Passer de, i slag, med {meter}?',
      'Flytt akkordskiftet til den nye eneren, eller la det stå på den gamle, og hør hvilken av dem øret teller etter.',
    ],
    listenFor: 'Hvilken stemme du henter eneren fra.',
  },
}
