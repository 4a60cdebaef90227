import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'This part plays between the beats and leaves the beats to others, in {bars} bars. You hear the beat where it says nothing: that is the bounce of ska, reggae, polka and house.',
    tryThis: [
      'Count “one and two and”: the part is every “and”.',
      'Mute the kick for two bars and hear what is missing.',
    ],
    listenFor: 'Whether your head nods on the beat although this part never plays there.',
  },
  intermediate: {
    why: 'Off-beats answer a beat: here each comes {halfBeatMs} ms after one. How long it is held decides the feel: short notes bounce, long ones lean into the next beat.',
    tryThis: [
      'Halve the length of the notes, then double it, and keep the one that dances.',
      'Give one bar in eight a note on the first beat, so that the return to the off-beat is heard.',
    ],
    listenFor: 'The gap before each beat: silence there makes the kick larger.',
  },
  advanced: {
    why: 'A part on every off-beat is the beat moved by half a beat: as regular as a kick, and without an accent of its own. So its place in time decides how it feels. A few milliseconds early it pushes, late it drags, and both are heard at once against a kick on the grid.',
    tryThis: [
      'Move the whole track by −8 ms and by +8 ms with its Track Delay.',
      'Make the off-beats after beats two and four softer, and hear the bar take shape.',
    ],
    listenFor: 'Whether the groove runs ahead, sits or drags.',
  },
}
