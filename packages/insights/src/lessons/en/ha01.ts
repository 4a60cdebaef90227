import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A chain of {chords} chords comes again and again. After a few rounds the ear knows that {chord} follows {chordBefore}, so it hears at once when {chord} comes late, or not at all.',
    tryThis: [
      'Stop the song right after {chordBefore}, wait, then play {chord}.',
      'Mute the chords where {chord} would come, once, at the end of a section.',
    ],
    listenFor: 'How strongly {chordBefore} wants to go on to {chord}.',
  },
  intermediate: {
    why: 'A pass lasts {seconds} seconds, and the ear soon knows that {chord} follows {chordBefore}. From then on each departure, another last chord or a longer one, is an event of the form.',
    tryThis: [
      'Set Live’s loop to one pass, then move it on by one chord: the same chords, but is home still where it was?',
      'Before one section replace {chordBefore}, or hold it so that {chord} comes half a bar late.',
    ],
    listenFor: 'Which chord feels like home, wherever the loop starts.',
  },
  advanced: {
    why: 'Where the step from {chordBefore} to {chord} is no cadence, home stays open: metre, bass and melody decide it. One pass with another ending makes a phrase of the passes before it.',
    tryThis: [
      'Change only the last two chords of every fourth pass.',
      'Keep the loop and let the melody end on another note of {chord} from pass to pass.',
    ],
    listenFor: 'Hypermetre: which pass is strong, which is weak.',
  },
}
