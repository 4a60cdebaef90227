import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The same thing goes round {times} times. After a while it becomes the ground, and the ear turns to what changes around it.',
    tryThis: [
      'Mute this part for eight bars in the middle and hear what is left of the song.',
      'Then solo it and let the other parts back in, one by one.',
    ],
    listenFor: 'When you stop noticing it, and what brings it back.',
  },
  intermediate: {
    why: 'What repeats {times} times becomes the measure: beside it, each part that enters, leaves or changes a note stands out. Its own silence is then the strongest change that it has left.',
    tryThis: [
      'Stop it for the last two beats before a section and let it start again on the first.',
      'Keep its notes, put an Auto Filter on the track and open the filter over eight bars.',
    ],
    listenFor: 'Which marks the new section better, the gap or the opening sound.',
  },
  advanced: {
    why: 'An ostinato leaves development to the others: harmony, density and sound move around notes that stay. Each new chord beside it makes other degrees of the same notes.',
    tryThis: [
      'Put another chord beside it for one pass, and leave its notes as they are.',
      'Lengthen the pattern by a beat for one section, so that it falls on another place of the bar each time.',
    ],
    listenFor: 'Which notes change their colour while they stay.',
  },
}
