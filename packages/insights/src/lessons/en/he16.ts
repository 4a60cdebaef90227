import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The band {band} stands out. Low down that is a boom, higher up it bites.',
    tryThis: [
      'Put EQ Eight on the main track, only to search: one narrow bell, +6 dB, moved slowly through that band.',
      'Where it hurts most, find the part that makes it.',
      'Cut there, by half of what you found.',
    ],
    listenFor: 'One part after the other, alone.',
  },
  intermediate: {
    why: 'Bumps come from one resonant part or from several that pile up in one place.',
    tryThis: [
      'Solo parts with notes in that range while you watch the spectrum.',
      'Cut 2 to 4 dB in the one that needs it least.',
    ],
    listenFor: 'Whether the mix opens, or only gets thinner.',
  },
  advanced: {
    why: 'Rooms lie: a bump that you do not hear may be a dip in your room. Check on headphones.',
    tryThis: [
      'Compare with a song that you trust, at equal loudness.',
      'Prefer a dynamic cut if the bump comes and goes.',
    ],
    listenFor: 'The band through the whole song, not in one bar.',
  },
}
