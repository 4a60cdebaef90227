import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Et stort øyeblikk trenger et lite ved siden av seg. Låten din har begge, {small} mot {large} stemmer, så det store kan komme fram.',
    tryThis: [
      'Spill åtte takter fra takt {smallBar}, så åtte fra takt {largeBar}.',
      'Demp én stemme på det store stedet, og spill det igjen: Er det fortsatt stort?',
    ],
    listenFor: 'Øyeblikket da stemmene kommer inn sammen.',
  },
  intermediate: {
    why: 'Antall stemmer er den enkleste dynamikken som finnes: Fra {small} til {large} trenger ingen fader å flytte seg. Hvor stort det store stedet kjennes, avhenger av hva som er borte før det.',
    tryThis: [
      'Ta én stemme ut av de første fire taktene fra takt {largeBar}, og slipp den inn etter dem: Da vokser stedet en gang til mens det varer.',
      'Demp på det lille stedet, fra takt {smallBar}, én stemme i de siste to taktene, og sammenlign steget.',
    ],
    listenFor: 'Om det store stedet er størst der det begynner, eller der det slutter.',
  },
  advanced: {
    why: 'Kontrast i tekstur leses mot delene ved siden av, mer enn mot helheten: To trinn på tre stemmer høres som en oppbygning, ett på seks som et dropp.',
    tryThis: [
      'Flytt det største trinnet én del, og sammenlign hvilken av de to ankomstene som bærer formen.',
      'Hold leiet fast mens antallet endres, og så omvendt.',
    ],
    listenFor: 'Hva som sier deg hvor du er: antall, leie eller tetthet.',
  },
}
