import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A group shapes the sound that is sent to it. A track inside that is sent elsewhere never passes the devices of its group.',
    tryThis: [
      'Show the In/Out section, and under Audio To of these tracks choose Group.',
      'If you like the sound as it is, delete the devices of the group.',
    ],
    listenFor: 'The sound with the devices of the group, and without them.',
  },
  intermediate: {
    why: 'A folder of tracks and a bus are two things: the group’s fader, EQ and compressor reach only what is routed to Group. The meter of the group shows it.',
    tryThis: [
      'Play the song and look at the meter of the group: it does not move.',
      'Route one track back to Group, match its level by the group’s fader, then do the next.',
    ],
    listenFor: 'Level: what comes through the group for the first time may get louder or softer.',
  },
  advanced: {
    why: 'A compressor in that group that listens to a kick ducks nothing: what was to make room plays on at full level.',
    tryThis: [
      'Send the tracks through the group, and check its thresholds: nothing has come to them as the set is saved.',
      'Keep a track that is to stay dry past the group, and name it so.',
    ],
    listenFor: 'The low end where the kick hits, with the ducking in the path.',
  },
}
