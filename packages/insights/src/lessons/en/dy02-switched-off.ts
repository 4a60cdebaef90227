import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The effect on “{part}” waits for “{source}” to play, and that track is switched off.',
    tryThis: [
      'Switch “{source}” on for four bars: does “{part}” dip with its hits?',
      'If you want the dips and not the sound of “{source}”: leave it on, and set its Audio To to Sends Only.',
    ],
    listenFor: '“{part}” dips on each hit again.',
  },
  intermediate: {
    why: '“{part}” listens to “{source}” after its mixer, where a switched-off track gives nothing. A silent trigger is a good trick, if it is silent by its output and not by its switch.',
    tryThis: [
      'Switch “{source}” on for four bars: is that the movement you want?',
      'To keep it unheard: “{source}” on, Audio To ▸ Sends Only, tapped Pre FX. If you like it better without the dips, switch Sidechain off.',
    ],
    listenFor: 'Whether “{part}” breathes with the hits of “{source}”.',
  },
  advanced: {
    why: 'Pre FX and Post FX tap a source ahead of its mixer, Post Mixer after it, where activator and fader count. A trigger that is tapped ahead keeps its depth when the mix changes.',
    tryThis: ['Set the tap to Pre FX and compare the meter with “{source}” on and off.'],
    listenFor: 'Whether the depth stays the same with the source on and off.',
  },
}
