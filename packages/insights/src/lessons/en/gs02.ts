import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'How loud each part is next to the others is the first and strongest tool of a mix. With all faders where they started, the loudest samples decide for you.',
    tryThis: [
      'Loop the fullest eight bars.',
      'Pull all faders down.',
      'Bring up the part that matters most, then the others around it, one by one.',
    ],
    listenFor: 'The moment where a part is just loud enough to be missed when you mute it.',
  },
  intermediate: {
    why: '{still} of {all} sources play as loud as they came, from recordings, presets or samples. A balance made with the faders first tells which problems are left for EQ and compression; often fewer than you think.',
    tryThis: [
      'Loop the fullest eight bars, pull all faders down, and bring up the part that carries the song to about −10 dB.',
      'Add the others one by one at low volume, each until it is just missed when you mute it; save under a new name and compare with what you have now.',
    ],
    listenFor: 'Parts that find no place at any level: those are the ones that need EQ, or a rest.',
  },
  advanced: {
    why: 'Level can equally be set by clip gain, Utility, rack volumes or instruments. If that is your way, equal faders carry no information, and rides start from unity, which has its own logic.',
    tryThis: [
      'If you work that way, leave it. If not, a balance from silence at a fixed monitor level takes one pass.',
    ],
    listenFor: 'Relative loudness over a whole section, not over one bar.',
  },
}
