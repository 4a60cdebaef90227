import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Switched-off tracks are open questions: parts that you did not need, or ideas that you liked once.',
    tryThis: ['Switch each one on for eight bars.', 'Keep it, delete it, or put it into a group named “Parked”.'],
    listenFor: 'Whether the song misses it when it goes off again.',
  },
  intermediate: {
    why: 'They cost loading time and attention, and a collaborator cannot know which of them matter.',
    tryThis: ['File ▸ Save a Copy first.', 'Then delete, or fold them into one group that is switched off.'],
    listenFor: 'Alternatives: two takes of one part are worth comparing once more before one goes.',
  },
  advanced: {
    why: 'A deactivated track still loads its devices and samples; whether it uses CPU depends on the device. As sidechain sources they may be meant to be off.',
    tryThis: ['Look for tracks that others listen to before you delete: sidechain, resampling, MIDI From.'],
    listenFor: 'Ducking that stops when the track is gone.',
  },
}
