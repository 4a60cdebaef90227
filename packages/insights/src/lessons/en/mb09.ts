import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Listening like this for a moment is a good check. Left on, the export sounds the same way: without its two sides.',
    tryThis: ['Click the Utility on the main track.', 'Switch it off before you export.'],
    listenFor: 'The song opens up to both sides.',
  },
  intermediate: {
    why: 'Utility changes all that comes after it, including the file. A check belongs behind a switch that you see.',
    tryThis: ['Map Utility’s on/off button to a key.', 'Keep it switched off in the saved set.'],
    listenFor: 'Parts that vanish in mono: those are the ones that the check is for.',
  },
  advanced: {
    why: 'Mono adds both channels and cancels what is opposite in them; a channel mode of Left or Right discards half of the mix without adding anything.',
    tryThis: ['For the check, use a rack with two chains, one of them empty: the switch is then one selector.'],
    listenFor: 'Parts that live on one side: do they come back?',
  },
}
